/** What a lock file says about the builds of native tools for every system. */

/** @typedef {{ version?: string, integrity?: string, cpu?: string[], dev?: boolean, libc?: string[], license?: string, optional?: boolean, os?: string[], engines?: Record<string, string>, optionalDependencies?: Record<string, string>, resolved?: string, link?: boolean }} Entry */
/** @typedef {{ packages: Record<string, Entry> }} Lock */
/** @typedef {{ name: string, version: string, tool: Entry }} Build */

/**
 * @param {Lock} lock
 * @returns {readonly Build[]} the optional builds that a tool lists and the lock file lacks
 */
export function missingBuilds({ packages }) {
  return Object.entries(packages).flatMap(([path, tool]) =>
    Object.entries(tool.optionalDependencies ?? {})
      .filter(
        ([name]) =>
          packages[`node_modules/${name}`] === undefined &&
          packages[`${path}/node_modules/${name}`] === undefined,
      )
      .map(([name, version]) => ({ name, version, tool })),
  );
}

/**
 * @param {Lock} lock
 * @param {readonly Build[]} builds
 * @returns {Lock}
 */
export function withBuilds(lock, builds) {
  const added = builds.map((build) => /** @type {const} */ ([`node_modules/${build.name}`, entry(build)]));
  const paths = new Map([...Object.entries(lock.packages), ...added]);
  // npm sorts like this; in any other order the next npm install would move half the file.
  const sorted = [...paths].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/**
 * @param {Build} build
 * @returns {Entry}
 */
function entry({ name, version, tool }) {
  const { os, cpu, libc } = systemOf(name);
  return {
    version,
    cpu: [cpu],
    ...(tool.dev === true ? { dev: true } : {}),
    ...(libc === undefined ? {} : { libc: [libc] }),
    ...(tool.license === undefined ? {} : { license: tool.license }),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
    ...(tool.engines === undefined ? {} : { engines: tool.engines }),
  };
}

/**
 * `@tool/binding-linux-arm64-musl` is for Linux on arm64 with musl; `@tool/binding-wasm32-wasi` for no system in particular.
 * @param {string} name
 * @returns {{ os?: string, cpu: string, libc?: string }}
 */
export function systemOf(name) {
  const words =
    /[-/]((?:aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|wasm32|win32)-.*)$/
      .exec(name)?.[1]
      ?.split('-') ?? [];
  const [os = '', cpu, abi = ''] = words;
  if (os === 'wasm32') return { cpu: os };
  if (cpu === undefined) throw new Error(`The name ${name} does not tell its system.`);
  if (os !== 'linux' || abi === '') return { os, cpu };
  return { os, cpu, libc: abi.startsWith('musl') ? 'musl' : 'glibc' };
}
