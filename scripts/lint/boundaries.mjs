/**
 * What an import may reach, judged from where the file lies: the arrows between packages (`layers.mjs`), entering a package by
 * its exports only, no Node below `apps/`, and nothing that the package's own `package.json` does not list. Tests may also use
 * the test kit, Node and the development tools, but no package above their own either.
 */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { forApps, layers } from './layers.mjs';

const SCOPE = '@rankfall/';
const builtins = new Set(builtinModules);

/** @typedef {{ root: string, file: string, folder: string, name: string, kind: 'package' | 'app', isTest: boolean }} Place */

/**
 * Where a file lies; undefined when it belongs to no package and no app (benches, scripts, documents).
 * @param {string} root
 * @param {string} path
 * @returns {Place | undefined}
 */
export function placeOf(root, path) {
  const [top, name, ...rest] = relative(root, path).split(sep);
  if ((top !== 'packages' && top !== 'apps') || name === undefined || rest.length === 0) return undefined;
  const isTest = rest[0] !== 'src' || /\.test\.\w+$/u.test(path);
  return {
    root,
    file: path,
    folder: `${top}/${name}`,
    name,
    kind: top === 'packages' ? 'package' : 'app',
    isTest,
  };
}

/**
 * Why an import is wrong, or undefined.
 * @param {string} root
 * @param {string} path the importing file
 * @param {string} specifier what it imports
 * @returns {string | undefined}
 */
export function judge(root, path, specifier) {
  const place = placeOf(root, path);
  if (/^\.{1,2}(?:\/|$)/u.test(specifier)) return judgeRelative(root, path, specifier, place);
  if (specifier.startsWith(SCOPE)) return judgeOurs(specifier, place);
  return place === undefined || place.isTest ? undefined : judgeForeign(specifier, place);
}

/**
 * @param {string} root
 * @param {string} path
 * @param {string} specifier
 * @param {Place | undefined} place
 */
function judgeRelative(root, path, specifier, place) {
  const target = relative(root, join(dirname(path), specifier)).split(sep);
  const folder = target.slice(0, 2).join('/');
  const isInside = target[0] === 'packages' || target[0] === 'apps';
  if (place?.kind === 'package' && folder !== place.folder)
    return `"${specifier}" leaves ${place.folder}. ${BY_NAME}`;
  if (isInside && folder !== place?.folder) return `"${specifier}" reaches into ${folder}. ${BY_NAME}`;
  return undefined;
}
const BY_NAME = 'Import a package by its name.';

/**
 * @param {string} specifier
 * @param {Place | undefined} place
 */
function judgeOurs(specifier, place) {
  const [name = '', inner] = specifier.slice(SCOPE.length).split('/');
  if (inner === 'src' || inner === 'dist')
    return `"${specifier}" is a deep import. Use what ${SCOPE}${name} exports.`;
  if (place === undefined || (place.isTest && (name === 'testkit' || name === place.name))) return undefined;
  const allowed = place.kind === 'app' ? forApps : layers[place.name];
  if (allowed === undefined)
    return `${place.folder} has no place among the layers. Add it to scripts/lint/layers.mjs.`;
  if (!allowed.includes(name)) return `${place.folder} may not import ${SCOPE}${name}. ${ARROWS}`;
  return place.isTest ? undefined : judgeListed(`${SCOPE}${name}`, place);
}
const ARROWS =
  'Arrows point down only: apps → bots, room → games → chess → grid → kernel; games never see each other.';

/**
 * @param {string} specifier
 * @param {Place} place
 */
function judgeForeign(specifier, place) {
  if (specifier.startsWith('node:') || builtins.has(specifier))
    return place.kind === 'app'
      ? undefined
      : `"${specifier}" is Node's. Nothing below apps/ does input or output.`;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  return judgeListed(name, place);
}

/**
 * What is shipped is written down, so that its licence and size were looked at.
 * @param {string} name
 * @param {Place} place
 */
function judgeListed(name, place) {
  return dependencies(join(place.root, place.folder)).has(name)
    ? undefined
    : `${name} is not among the dependencies in ${place.folder}/package.json.`;
}

/** @type {Map<string, ReadonlySet<string>>} */
const known = new Map();

/** @param {string} folder */
function dependencies(folder) {
  const found = known.get(folder) ?? readDependencies(folder);
  known.set(folder, found);
  return found;
}

/** @param {string} folder */
function readDependencies(folder) {
  try {
    /** @type {{ dependencies?: Record<string, string> }} */
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return new Set(Object.keys(manifest.dependencies ?? {}));
  } catch {
    return new Set();
  }
}

/** @typedef {{ type: string, value?: unknown }} Node */

/** The plugin: every way to name a module comes to `judge`. */
export default {
  meta: { name: 'rankfall' },
  rules: {
    boundaries: {
      /** @param {{ cwd: string, filename: string, report(finding: { message: string, node: Node }): void }} context */
      create(context) {
        /** @param {Node | null | undefined} source */
        const check = (source) => {
          if (typeof source?.value !== 'string') return;
          const message = judge(context.cwd, context.filename, source.value);
          if (message !== undefined) context.report({ message, node: source });
        };
        /** @param {{ source: Node | null }} node */
        const bySource = (node) => check(node.source);
        return {
          ImportDeclaration: bySource,
          ExportNamedDeclaration: bySource,
          ExportAllDeclaration: bySource,
          ImportExpression: bySource,
          TSImportType: bySource,
        };
      },
    },
  },
};
