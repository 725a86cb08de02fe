/** `1,234`. */
export function grouped(value: number): string {
  return value.toLocaleString('en-US');
}

/** `1 page`, `1,234 pages`. */
export function counted(amount: number, noun: string): string {
  return `${grouped(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

/** The folder of a path, for people; the wiki root has no name. */
export function folderInWords(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? 'wiki root' : path.slice(0, slash);
}
