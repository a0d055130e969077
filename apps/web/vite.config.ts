/** Bundles the site from the sources of the packages (condition `source`), so nothing needs compiling first. */
import { readFileSync } from 'node:fs';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';

/** Puts drawings into the page where a comment names them: inside it they follow the theme, and cost no request. */
const drawings: Plugin = {
  name: 'drawings',
  transformIndexHtml: (html) =>
    html.replaceAll(/<!-- art: ([\w-]+) -->/g, (_comment, name: string) =>
      readFileSync(new URL(`src/art/${name}.svg`, import.meta.url), 'utf8').trim(),
    ),
};

/** Everything is kept by the service worker at the first visit; any address of the app then opens without a connection. */
const offline = VitePWA({
  injectRegister: false,
  registerType: 'prompt',
  manifest: {
    name: 'Rankfall',
    short_name: 'Rankfall',
    description: 'Five tactics games on small boards.',
    start_url: '/',
    display: 'standalone',
    background_color: '#f5f2ea',
    theme_color: '#f5f2ea',
    categories: ['games'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  includeManifestIcons: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest}'],
    // The page for missing files is the server's; a browser that has the app shows its own.
    globIgnores: ['404.html'],
    navigateFallback: '/index.html',
    // A name with an ending is a file, and a missing one is the server's business.
    navigateFallbackDenylist: [/\.\w+$/u],
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

/**
 * What all games share comes in two pieces, so that the second game somebody plays costs only itself, and so that the size budget
 * can tell what is a game's own. Solid goes with the shell, or whatever imports it would decide where it lies.
 */
const groups = [
  { name: 'solid', test: /node_modules[\\/](?:solid-js|@solidjs)[\\/]/u },
  {
    name: 'kernel',
    test: /packages[\\/](?:(?:kernel|room)[\\/]|bots[\\/]src[\\/][\w-]+\.ts$)|node_modules[\\/](?:valibot|@noble)[\\/]/u,
  },
  {
    name: 'board',
    test: /src[\\/](?:(?:board|pieces|match)[\\/]|sound[\\/]player|look[\\/](?:boards|stillness))/u,
  },
];

export default defineConfig({
  plugins: [drawings, solid(), offline],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // Bot workers are modules, as the page is.
  worker: { format: 'es' },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', '404.html'].map((page) => `${import.meta.dirname}/${page}`),
      output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
    },
  },
});
