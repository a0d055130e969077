/** Whether things may move. The reader's setting, which the shell writes on the page's root, has the last word before the system. */
export function wantsStillness(): boolean {
  const asked = document.documentElement.dataset['motion'];
  return asked === undefined ? matchMedia('(prefers-reduced-motion: reduce)').matches : asked === 'less';
}
