const CAMEL = /([a-z])(?=[A-Z])/g;

/** A text with camelCase cut open by `_`, so that an identifier is found by its parts: `useEffect` becomes `use_Effect`. */
export function openCamel(text: string): string {
  return text.replace(CAMEL, '$1_');
}
