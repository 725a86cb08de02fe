import type { TFile, Vault } from 'obsidian';

/** UTF-16 units: a thousand long notes, and little even for a phone. */
const MOST_UNITS = 8_000_000;

/** The texts of notes, read once while they do not change; those that were read longest ago are forgotten first. */
export class NoteTexts {
  private readonly kept = new Map<string, { readonly mtime: number; readonly text: string }>();
  private units = 0;

  constructor(private readonly vault: Vault) {}

  /** @throws what the vault throws for a note that cannot be read. */
  async read(file: TFile): Promise<string> {
    const { path, stat: { mtime } } = file;
    const known = this.kept.get(path);
    this.forget(path);
    const text = known?.mtime === mtime ? known.text : await this.vault.cachedRead(file);
    this.keep(path, mtime, text);
    return text;
  }

  clear(): void {
    this.kept.clear();
    this.units = 0;
  }

  private keep(path: string, mtime: number, text: string): void {
    this.forget(path);
    this.kept.set(path, { mtime, text });
    this.units += text.length;
    for (const oldest of this.kept.keys()) {
      if (this.units <= MOST_UNITS) break;
      this.forget(oldest);
    }
  }

  private forget(path: string): void {
    this.units -= this.kept.get(path)?.text.length ?? 0;
    this.kept.delete(path);
  }
}
