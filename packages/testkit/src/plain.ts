/** Plain data: what survives JSON unchanged, and data that nobody can change. */

/** Where a value would not survive JSON, and why; undefined if it would. */
export function plainProblem(value: unknown, path = ''): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      if (!Number.isFinite(value)) return `${path}: ${value}`;
      return Object.is(value, -0) ? `${path}: -0` : undefined;
    case 'object':
      return value === null ? undefined : objectProblem(value, path);
    case 'undefined':
    case 'function':
    case 'symbol':
    case 'bigint':
      return `${path}: ${typeof value}`;
  }
}

function objectProblem(value: object, path: string): string | undefined {
  const proto: unknown = Object.getPrototypeOf(value);
  const isList = Array.isArray(value);
  if (!isList && proto !== Object.prototype && proto !== null) {
    return `${path}: a ${value.constructor.name || 'class instance'}`;
  }
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path}: a symbol as key`;
  const keys = Object.keys(value);
  if (isList && keys.length !== value.length) return `${path}: a list with holes or names`;
  for (const key of keys) {
    const held = Object.getOwnPropertyDescriptor(value, key);
    if (!held || !('value' in held)) return `${path}.${key}: a getter`;
    const problem = plainProblem(held.value, `${path}.${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const frozen = new WeakSet<object>();

/** The same value, frozen through and through: whoever changes it now throws. Maps and the like are left alone. */
export function deepFreeze<V>(value: V): V {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  if (ArrayBuffer.isView(value) || value instanceof Map || value instanceof Set) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}

/** The value as it would arrive somewhere else. */
export function throughJson<V>(value: V): V {
  return JSON.parse(JSON.stringify(value)) as V;
}
