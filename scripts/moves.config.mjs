/** Makes `@rankfall/saktris/moves` one file: a process that only wants moves then opens one instead of thirty. */
import { defineConfig } from 'vite';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { noExternal: true, resolve: { conditions: ['source'] } },
  build: { ssr: 'src/moves.ts', outDir: 'dist/bundle', minify: true },
});
