/** Where texts are kept: the page's storage where the browser has one for us, and memory behind it for whatever it refuses. */
import type { Box } from './types.ts';

export function memoryBox(): Box {
  const texts = new Map<string, string>();
  return {
    lasts: false,
    get: (key) => texts.get(key),
    set: (key, text) => {
      texts.set(key, text);
      return false;
    },
    remove: (key) => void texts.delete(key),
    keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
  };
}

/** What a browser calls Storage; any of it may throw at any time. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** The storage with memory behind it: what cannot be written there is remembered here, and wins when it is read. */
export function pageBox(storage: PageStorage): Box {
  const spare = memoryBox();
  return {
    lasts: true,
    get: (key) => spare.get(key) ?? attempt(() => storage.getItem(key) ?? undefined),
    set: (key, text) => {
      const isKept = attempt(() => {
        storage.setItem(key, text);
        return true;
      });
      if (isKept) spare.remove(key);
      else spare.set(key, text);
      return isKept ?? false;
    },
    remove: (key) => {
      spare.remove(key);
      attempt(() => storage.removeItem(key));
    },
    keys: (prefix) =>
      [...new Set([...(attempt(() => keysOf(storage)) ?? []), ...spare.keys('')])].filter((key) =>
        key.startsWith(prefix),
      ),
  };
}

/** Some browsers throw when storage is only named, some when it is written to, and some forget at once. */
export function openBox(find: () => PageStorage): Box {
  const probe = 'rankfall/probe';
  const storage = attempt(() => {
    const found = find();
    found.setItem(probe, '1');
    const answer = found.getItem(probe);
    found.removeItem(probe);
    return answer === '1' ? found : undefined;
  });
  return storage ? pageBox(storage) : memoryBox();
}

function keysOf(storage: PageStorage): readonly string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place)).filter(
    (key) => key !== null,
  );
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
