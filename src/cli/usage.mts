/** What `--help` prints; docs/cli.md carries the same text. */
export const USAGE = `Usage: wiki-context-pack [topic] [options]

Packs what a folder of markdown notes knows about a topic into one block of markdown that never exceeds a token budget.
The topic is words, "#tag" for a tag and all below it, or "[[Note]]" for a note and what it is linked with.

What to pack
  --recent               the pages that were updated last, instead of a topic
  --budget N             the most tokens the pack may have, 256 to 100000 (default 8000)
  --limit N              the most pages that may be considered, 1 to 200 (default 20)
  --tokens MODEL         how tokens are estimated: scripts (default), chars4, upper or bytes

Which notes
  --vault DIR            the folder of notes
  --exclude-folder PATH  leave out a folder, named from the vault's root; may be repeated
  --exclude-tag TAG      leave out pages with a tag or one below it; may be repeated
  --public-only          leave out pages tagged visibility/internal or visibility/pii
  --pack-folder PATH     the folder that holds written packs, never packed (default "Context Packs")

What comes out
  --format FORMAT        markdown (default) or json
  --output FILE          write the pack to a file, whole or not at all; nothing goes to stdout
  --no-log               do not add a line to the vault's log.md
  --now ISO              the time the pack carries, for example 2026-01-31T09:30:00Z (default: the clock)

Other
  --eval GOLD            measure the ranking on a file of JSON lines {"topic": "...", "expect": ["page.md", ...]}
  -h, --help             print this text
  -V, --version          print the version

Without --vault, the vault is what OBSIDIAN_VAULT_PATH says in the first .env file upward from the working folder that
names it, else in ~/.obsidian-wiki/config. A .okignore file at the vault's root (gitignore syntax) leaves notes out.
QMD_WIKI_COLLECTION (and QMD_URL) in the environment or the same file lets a QMD search server rank pages, too.

stdout holds the pack and nothing else, stderr the talk.
Exit status: 0 for a pack, an empty one too; 2 for a wrong call; 1 for a failure.
`;
