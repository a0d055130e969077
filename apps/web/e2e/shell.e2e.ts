/** The frame around all games: addresses, focus, settings, keys, and what happens when something is not there or breaks. */
import { games } from '../src/games.ts';
import { expect, keep, keptMatches, test } from './site.ts';

test('pages have their own title and address; focus goes to the heading; back goes back', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'Matches' }).click();
  await expect(page).toHaveURL(/\/history$/u);
  await expect(page).toHaveTitle('Matches on this device – Rankfall');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Rankfall, first page' }).click();
  await page.getByRole('link', { name: 'Rules of Saktris', exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/saktris$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Five tactics games – Rankfall');
  await page.goBack();
  await expect(page).toHaveTitle('Matches on this device – Rankfall');
  await page.goForward();
  await expect(page).toHaveTitle('Five tactics games – Rankfall');
});

test('there is one of each landmark, and the first link skips to the page', async ({ page }) => {
  for (const path of ['/', '/history', '/saktris', '/nowhere']) {
    await page.goto(path);
    for (const role of ['banner', 'navigation', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role), `${role} at ${path}`).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/nowhere$/u);
});

test('the keyboard reaches every control of the first page in order, in sight', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const controls = page.locator('a[href]:visible, button:visible');
  const count = await controls.count();
  expect(count).toBeGreaterThan(6);
  for (let place = 0; place < count; place++) {
    await page.keyboard.press('Tab');
    await expect(controls.nth(place)).toBeFocused();
    await expect(controls.nth(place)).toBeInViewport();
  }
});

test('an unknown address says so and leads home; a missing file is missing', async ({ page, request }) => {
  for (const path of ['/no/such/page', '/chess', '/saktris/play', '/rules/chess', '/stepwise/lesson/3']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('This square is empty.');
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'All games are on the first page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Small boards');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect((await request.get('/assets/gone.js')).status()).toBe(404);
});

for (const { id } of games.filter(({ state }) => state === 'later'))
  test(`${id} is in the making and says so, whichever of its addresses is asked for`, async ({ page }) => {
    for (const path of [`/${id}`, `/rules/${id}`, `/${id}/lesson`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ is in the making$/u);
    }
    await expect(page.getByRole('link', { name: /first page/u }).last()).toBeVisible();
    await page.goto(`/open#${id}?x=1`);
    await expect(page.getByRole('main')).toContainText('cannot be played here yet');
  });

test('a match that is not here says so; a damaged one says what is wrong', async ({ page }) => {
  await page.goto('/saktris/play/abc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This match is not on this device.');
  const kept = keptMatches(Date.now());
  const [head = ''] = (kept['rankfall/match/running1'] ?? '').split('\n');
  await keep(page, { 'rankfall/match/running1': `${head}\n{"v":1,"game":"saktris","rules":1}` });
  await page.goto('/saktris/play/running1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This match cannot be opened.');
  await expect(page.getByRole('main')).toContainText(
    '"settings" in the record must be an object of settings',
  );
});

test.describe('links', () => {
  for (const [hash, why] of [
    ['', 'nothing behind the #'],
    ['#hello', 'no match and no settings of this site'],
    ['#chess~1~2', 'no game “chess”'],
    ['#starlines?x=1', 'There is no setting "x"'],
    ['#saktris?zz=1', 'There is no setting "zz"'],
    ['#saktris~1~2', 'seven parts'],
  ] as const)
    test(`/open${hash} says what is wrong`, async ({ page }) => {
      await page.goto(`/open${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not open.');
      await expect(page.getByRole('main')).toContainText(why);
      await page.getByRole('link', { name: 'All games are on the first page' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Small boards');
    });

  test('settings open the game with them, and back does not lead into a loop', async ({ page }) => {
    await page.goto('/');
    await page.goto('/open#saktris?rc=1');
    await expect(page).toHaveURL(/\/saktris\?rc=1$/u);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/u);
  });
});

test.describe('settings', () => {
  test('every change holds at once, survives a reload, and paints before anything else', async ({ page }) => {
    const paper = async (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    expect(await paper()).toBe('rgb(245, 242, 234)');
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('radio', { name: 'Dark' }).check();
    expect(await paper()).toBe('rgb(17, 19, 26)');
    await dialog.getByRole('radio', { name: 'Walnut' }).check();
    await dialog.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Less' }).check();
    await dialog.getByRole('checkbox', { name: 'Capturing' }).uncheck();
    await dialog.getByRole('slider', { name: 'Volume' }).press('Home');
    await expect(dialog.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', 'Off');
    // Without the app there is only what happens before the first paint.
    await page.route('**/assets/*.js', async (route) => route.abort());
    await page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then(async (one) => one?.unregister()),
    );
    await page.reload();
    expect(await paper()).toBe('rgb(17, 19, 26)');
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-board', 'walnut');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Capturing' })).not.toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
  test.use({ forgiven: /ERR_FAILED/u });

  test('by keyboard: opened, walked, closed with Escape, and focus is back', async ({ page }) => {
    await page.goto('/history');
    const button = page.getByRole('button', { name: 'Settings' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('radio', { name: 'System' }).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: 'Light' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press(',');
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('? lists the keys of the page, and letters can be switched off', async ({ page }) => {
    await keep(page, keptMatches(Date.now()));
    await page.goto('/');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await expect(dialog).toContainText('Show these keys');
    const few = await dialog.getByRole('term').count();
    await page.keyboard.press('Escape');
    await page.goto('/saktris/play/running1');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.getByRole('button', { name: 'Keys' }).click();
    expect(await dialog.getByRole('term').count()).toBeGreaterThan(few);
    await expect(dialog.getByRole('heading', { name: 'On the board' })).toBeVisible();
    await expect(dialog).toContainText('Show what is threatened');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: 'Single letters are shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(dialog).toBeHidden();
  });

  test('another tab follows', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Settings' }).click();
    await other.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('when something breaks', () => {
  test.use({
    serviceWorkers: 'block',
    forgiven: /boom|Service Worker|dynamically imported|ERR_FAILED|bot master failed/u,
  });

  test('a match that throws stops alone: its record can be saved, and everything else goes on', async ({
    page,
  }) => {
    await keep(page, keptMatches(Date.now()));
    await page.route('**/assets/screens-*.js', async (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `const boom = () => { throw new Error('boom'); };
          export const screens = { catalogue: [], NewGame: boom, Play: boom, Replay: boom, Rules: boom };`,
      }),
    );
    await page.goto('/saktris/play/running1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This match stopped.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the match as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('saktris-running1.json');
    await page.getByText('What happened').click();
    await expect(page.getByText('boom').first()).toBeVisible();
    await page.getByRole('link', { name: 'To the first page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Small boards');
    await page.unroute('**/assets/screens-*.js');
  });

  test('a computer that may not think says that it plays at random', async ({ page }) => {
    // As where compiled code is forbidden: by a policy, or by a locked-down phone.
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('/saktris?vs=master');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-next=target]').first().click();
    await expect(
      page.getByRole('region', { name: 'Notes' }).getByText(/cannot think in this browser/u),
    ).toBeVisible();
    // And it does play.
    await expect(page.locator('[data-man][data-side="1"]')).toHaveCount(1);
    await page.unroute('**/*');
  });

  test('a part that does not come says so, and loading again helps', async ({ page }) => {
    await page.route('**/assets/HistoryPage-*.js', async (route) => route.abort());
    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This part did not load.');
    await page.unroute('**/assets/HistoryPage-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matches on this device');
  });
});
