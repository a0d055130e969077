/** Options that never change are made once and shared: by the ship they belong to, and what else they are about. */
export function kept<Key, Value>(all: Map<Key, Value>, key: Key, make: (key: Key) => NoInfer<Value>): Value {
  let value = all.get(key);
  if (value === undefined) {
    value = make(key);
    all.set(key, value);
  }
  return value;
}
