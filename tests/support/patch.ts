/** Replaces methods of a mock class, private ones too, for every instance; the replaced ones come back by name. */
export function patch<T extends object>(type: { prototype: T }, methods: Record<string, unknown> & ThisType<T>): Record<string, (...args: never[]) => unknown> {
  const prototype = type.prototype as Record<string, (...args: never[]) => unknown>;
  const replaced = Object.fromEntries(Object.keys(methods).flatMap((name) => (prototype[name] ? [[name, prototype[name]]] : [])));
  Object.assign(prototype, methods);
  return replaced;
}
