/** Bundles the site from the sources of the packages (condition `source`), so nothing needs compiling first. */
import { readFileSync } from 'node:fs';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

/** Puts drawings into the page where a comment names them: inside it they follow the theme, and cost no request. */
const drawings: Plugin = {
  name: 'drawings',
  transformIndexHtml: (html) =>
    html.replaceAll(/<!-- art: ([\w-]+) -->/g, (_comment, name: string) =>
      readFileSync(new URL(`src/art/${name}.svg`, import.meta.url), 'utf8').trim(),
    ),
};

export default defineConfig({
  plugins: [drawings, solid()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', '404.html'].map((page) => `${import.meta.dirname}/${page}`) },
  },
});
