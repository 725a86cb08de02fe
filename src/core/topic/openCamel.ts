const CAMEL = /([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g;

/** A text with camelCase cut open by `_`, so that an identifier is found by its parts: `useEffect` becomes `use_Effect`, `JSONParser` `JSON_Parser`. */
export function openCamel(text: string): string {
  return text.replace(CAMEL, '$&_');
}
