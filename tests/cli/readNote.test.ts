import { readNote } from '../../src/cli/readNote.mts';
import { aFolder } from './aFolder';

const MIB = 1024 * 1024;

describe('readNote', () => {
  it.each([
    ['plain text', Buffer.from('Clay 粘土 🏺\r\n'), 'Clay 粘土 🏺\r\n'],
    ['an empty file', Buffer.from(''), ''],
    ['UTF-16 with its mark, little end first', Buffer.from('\uFEFFClay 粘土', 'utf16le'), 'Clay 粘土'],
    ['UTF-16 with its mark, big end first', Buffer.from('\uFEFFClay 粘土', 'utf16le').swap16(), 'Clay 粘土'],
    ['zero bytes', Buffer.from('a\0b'), 'a\0b'],
    ['a replacement character that the author wrote', Buffer.from('a \uFFFD b'), 'a \uFFFD b'],
    ['exactly one MiB', Buffer.alloc(MIB, 'x'), 'x'.repeat(MIB)],
  ])('reads %s without a word', (_what, bytes, text) => {
    expect(readNote(aFolder({ 'n.md': bytes }), 'n.md')).toEqual({ text, isAscii: bytes.every((byte) => byte < 0x80), notices: [] });
  });

  it('shows what is not UTF-8 as a mark, and says so', () => {
    expect(readNote(aFolder({ 'a/n.md': Buffer.from('caf\xe9 au lait', 'latin1') }), 'a/n.md')).toEqual({
      text: 'caf\uFFFD au lait',
      isAscii: false,
      notices: [{ code: 'note-encoding', path: 'a/n.md', message: 'The note is not UTF-8 text; what could not be read shows as \uFFFD.' }],
    });
  });

  it('reads whole lines of the first MiB of a longer note, and says so', () => {
    const line = `${'窯'.repeat(33)}\n`;
    const bytes = Buffer.from(line.repeat(20_000));
    const { text, notices } = readNote(aFolder({ 'n.md': bytes }), 'n.md');
    expect(text).toBe(line.repeat(Math.floor(MIB / 100)));
    expect(notices).toEqual([{ code: 'note-cut', path: 'n.md', message: 'The note is longer than 1 MiB; only the lines in its first MiB were read.' }]);
  });

  it('leaves nothing of the note that was read before', () => {
    const folder = aFolder({ 'long.md': 'a long note', 'short.md': 'short' });
    expect([readNote(folder, 'long.md').text, readNote(folder, 'short.md').text]).toEqual(['a long note', 'short']);
  });

  it('throws when there is no such file, or a folder in its place', () => {
    const folder = aFolder({ 'f.md/x': '' });
    expect(() => readNote(folder, 'gone.md')).toThrow('ENOENT');
    expect(() => readNote(folder, 'f.md')).toThrow('EISDIR');
  });
});
