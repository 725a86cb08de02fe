import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many notes are thousands. */
const NOTES = Number(process.env.NOTES ?? 10_000);

/** What must hold in a real browser, by title. Each gets a fresh page and the example wiki. */
export const checks = {
  'main.js asks for "obsidian" and for nothing else': async ({ vault, openPage, print }) => {
    const { asked, loadMs } = await load(await openPage(), vault);
    assert.deepEqual([...new Set(asked)], ['obsidian']);
    print(`load: ${loadMs.toFixed(0)} ms`);
  },

  'packs a note that takes the whole parser as the command packs it': async ({ openPage }) => {
    const page = await openPage();
    await load(page, { 'Ferry.md': FERRY });
    const packed = await page.evaluate(() => window.testPage.callCli({ topic: 'ferry', budget: '4000' }));
    const folder = mkdtempSync(join(tmpdir(), 'ferry-'));
    writeFileSync(join(folder, 'Ferry.md'), FERRY);
    const call = ['dist/cli.cjs', 'ferry', '--vault', folder, '--budget', '4000', '--no-log'];
    const expected = execFileSync(process.execPath, call, { cwd: join(import.meta.dirname, '..', '..'), encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    const undated = (pack) => pack.slice(pack.indexOf('# Methodology'));
    assert.match(packed, /^Sources: .*Harbour office.*Tide table/m);
    assert.equal(undated(packed), undated(expected));
  },

  'an older browser, without the newer calls and without a clipboard, builds packs too': async ({ vault, openPage }) => {
    const page = await openPage();
    await page.evaluate(() => {
      delete Array.prototype.at;
      delete window.structuredClone;
      delete Intl.Segmenter;
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await load(page, vault);
    await preview(page, '露点');
    await press(page, 'Copy');
    await page.waitForSelector('text=/^There is no clipboard here/');
  },

  'a ribbon click, a topic and Enter copy a pack, with the keyboard alone from there': async ({ vault, openPage, readClipboard }) => {
    const page = await openPage();
    await load(page, vault);
    await page.click('.side-dock-ribbon-action');
    await page.waitForSelector('text=/^Type a topic to see/');
    await page.keyboard.type('rain gauge');
    await shown(page, 'rain gauge');
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=/^Copied [0-9,]+ tokens/');
    assert.equal(await readClipboard(page), await packText(page));
  },

  'pages are pinned and left out, and the pack is copied, by the keyboard alone': async ({ vault, openPage, readClipboard }) => {
    const page = await openPage();
    await load(page, vault);
    await page.evaluate(() => window.testPage.runCommand('build'));
    await page.keyboard.type('frost warning');
    await shown(page, 'frost warning');
    const tabTo = async (selector) => {
      for (let turn = 0; turn < 200; turn++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((wanted) => document.activeElement.matches(wanted), selector)) return;
      }
      assert.fail(`Tab never comes to ${selector}`);
    };
    await tabTo('input[type="checkbox"]');
    await tabTo('[data-control="pin concepts/dew-point.md"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-control="pin concepts/dew-point.md"][aria-pressed="true"]:focus');
    await tabTo('[data-control^="out "]');
    await page.keyboard.press('Space');
    await page.waitForSelector('text=/left out$/');
    await page.waitForSelector('.wiki-context-pack-preview:not(.is-stale)');
    await tabTo('.mod-cta');
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=/^Copied [0-9,]+ tokens/');
    assert.doesNotMatch(await readClipboard(page), /\n## \[\[concepts\/dew-point/);
  },

  'Enter right after typing leaves with what was typed': async ({ vault, openPage, readClipboard }) => {
    const page = await openPage();
    await load(page, vault);
    await preview(page, 'rain gauge');
    await page.fill('[aria-label="Topic"]', 'dew point');
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=/^Copied [0-9,]+ tokens/');
    assert.match(await readClipboard(page), /^# Context Pack: dew point\n/);
  },

  'the preview follows the budget, pins, forms and what is left out': async ({ vault, openPage, shoot }) => {
    const page = await openPage();
    await load(page, vault);
    await preview(page, 'frost warning');
    await press(page, '4k');
    await page.waitForSelector('text=/of 4,000 tokens/');
    await shoot(page, 'dialog');
    const titles = () => page.$$eval('.wiki-context-pack-page-title', (all) => all.map((el) => el.textContent));
    const before = await titles();
    const last = before[before.length - 1];
    await page.click(`[aria-label="Pin ${last}"]`);
    await page.waitForSelector(`[aria-label="Pin ${last}"][aria-pressed="true"]`);
    assert.equal((await titles())[0], last);
    await page.click(`[aria-label="Leave out ${before[0]}"]`);
    await page.waitForSelector('text=/left out$/');
    assert.ok(!(await titles()).includes(before[0]));
    await page.selectOption(`[aria-label="Form of ${last}"]`, 'summary');
    await page.waitForFunction((title) => [...document.querySelectorAll('.wiki-context-pack-page')].some((el) => el.textContent.includes(title) && el.textContent.includes('· summary')), last);
    await page.fill('[aria-label="Why is a note not in the pack?"]', 'log');
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=/is never a page/');
    await shoot(page, 'choices');
  },

  'the bar names the page that is pointed at': async ({ vault, openPage }) => {
    const page = await openPage();
    await load(page, vault);
    await preview(page, 'frost warning');
    await page.hover('.wiki-context-pack-bar rect.is-full');
    await page.waitForSelector('.wiki-context-pack-named:has-text("full")');
  },

  'what was typed is there again after the dialog was closed by accident': async ({ vault, openPage }) => {
    const page = await openPage();
    await load(page, vault);
    await preview(page, 'rain gauge');
    await closeDialog(page);
    await page.click('.side-dock-ribbon-action');
    assert.equal(await page.inputValue('[aria-label="Topic"]'), 'rain gauge');
  },

  'a pack is saved as a note, and refreshed in place': async ({ vault, openPage }) => {
    const page = await openPage();
    await load(page, vault);
    await preview(page, 'dew point');
    await press(page, 'Save as note');
    await page.waitForSelector('text="Saved as Context Packs/dew point.md."');
    const read = async () => (await page.evaluate(() => window.testPage.notes()))['Context Packs/dew point.md'];
    const note = await read();
    assert.match(note, /^---\ncontext-pack: true\ntopic: "dew point"\n/);
    assert.ok(note.includes(await packText(page)));
    await closeDialog(page);
    await page.evaluate(() => window.testPage.openMenu('file-menu', ['Context Packs/dew point.md']));
    await page.click('text="Refresh pack"');
    await page.waitForSelector('text="Refreshed "dew point": nothing changed."');
    assert.notEqual(await read(), note);
  },

  'a pack is put in at the cursor of the open note': async ({ vault, openPage }) => {
    const page = await openPage();
    await load(page, { ...vault, 'Draft.md': '' });
    await page.evaluate(() => window.testPage.edit('Draft.md', 'Before', 'after'));
    await preview(page, 'dew point');
    await press(page, 'Insert at cursor');
    await page.waitForSelector('text="Inserted into Draft.md."');
    assert.match(await page.evaluate(() => window.testPage.editorText()), /^Before\n\n# Context Pack: dew point\n[^]*\n---\n\nafter$/);
  },

  'a clipboard that refuses leaves the text selected': async ({ vault, openPage, shoot }) => {
    const page = await openPage();
    await load(page, vault);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await preview(page, 'dew point');
    await press(page, 'Copy');
    await page.waitForSelector('text=/NotAllowedError/');
    await shoot(page, 'clipboard-refused');
    assert.equal(await page.evaluate(() => getSelection().toString()), await packText(page));
  },

  'commands and menus open the dialog with what they are about': async ({ vault, openPage }) => {
    const page = await openPage();
    await load(page, vault);
    const note = 'concepts/dew-point.md';
    await page.evaluate((path) => window.testPage.edit(path, 'About #temperature/fro', 'st'), note);
    const opened = async (open, topic) => {
      await open();
      assert.equal(await page.inputValue('[aria-label="Topic"]'), topic);
      await closeDialog(page);
    };
    const command = (id) => () => page.evaluate((name) => window.testPage.runCommand(name), id);
    const menu = (event, paths) => async () => {
      await page.evaluate(([name, files]) => window.testPage.openMenu(name, files), [event, paths]);
      await page.click('.menu-item');
    };
    await opened(command('build-note'), '[[dew-point]]');
    await opened(command('build-recent'), '');
    await opened(command('build-selection'), '#temperature/frost');
    await opened(menu('file-menu', [note]), '[[dew-point]]');
    await opened(menu('files-menu', [note, 'entities/mqtt.md']), 'dew-point, mqtt');
    await opened(menu('file-menu', ['concepts']), '');
    await opened(menu('editor-menu', []), '#temperature/frost');
  },

  'a folder, a link and the terminal ask for packs': async ({ vault, openPage }) => {
    const page = await openPage();
    await load(page, vault);
    await page.evaluate(() => window.testPage.followUri({ topic: 'rain gauge', budget: '2k', output: 'note' }));
    await page.waitForSelector('text=/not "2k"/');
    assert.equal(await page.inputValue('[aria-label="Output"]'), 'note');
    const json = JSON.parse(await page.evaluate(() => window.testPage.callCli({ topic: 'rain gauge', budget: '2000', format: 'json' })));
    assert.deepEqual([json.schemaVersion, json.topic, json.budget, json.included > 0], [1, 'rain gauge', 2000, true]);
  },

  'the menu of a tag is shared with another plugin, and the item is there once': async ({ vault, openPage, shoot }) => {
    const page = await openPage();
    await load(page, vault);
    const tags = {
      '<a href="#frost" class="tag">#frost</a>': '#frost',
      '<div class="tree-item"><div class="tag-pane-tag tree-item-self"><div class="tree-item-inner-text">weather</div></div><div class="tree-item-children"><div class="tree-item"><div class="tag-pane-tag tree-item-self mine"><div class="tree-item-inner-text">rain</div></div></div></div></div>': '#weather/rain',
      '<div class="metadata-property" data-property-key="tags"><div class="multi-select-pill"><div class="multi-select-pill-content">siting</div></div></div>': '#siting',
    };
    for (const [html, topic] of Object.entries(tags)) {
      await page.evaluate((text) => {
        document.querySelector('.shown-tag')?.remove();
        window.testPage.showTag(text);
      }, html);
      await page.click(['.mine', 'a.tag', '.multi-select-pill-content'].map((selector) => `.shown-tag ${selector}`).join(', '), { button: 'right' });
      await page.waitForSelector('text="Rename tag"');
      assert.equal(await page.locator('text="Build context pack"').count(), 1);
      if (topic === '#frost') await shoot(page, 'tag-menu');
      await page.click('.menu >> text="Build context pack"');
      assert.equal(await page.inputValue('[aria-label="Topic"]'), topic);
      await closeDialog(page);
    }
  },

  'what cannot be is said beside its field, and all can be tapped, on a phone': async ({ vault, openPage, shoot }) => {
    const page = await openPage({ phone: true });
    await load(page, vault);
    await page.click('.side-dock-ribbon-action');
    await page.fill('[aria-label="Budget in tokens"]', '8k');
    await page.keyboard.press('Enter');
    await page.waitForSelector('text="Type a topic, or switch on recent activity."');
    await shoot(page, 'phone-messages');
    await page.fill('[aria-label="Budget in tokens"]', '2000');
    await page.fill('[aria-label="Topic"]', 'solar node');
    await shown(page, 'solar node');
    await page.focus('[aria-label="Budget in tokens"]');
    await shoot(page, 'phone');
    await page.evaluate(() => document.querySelector('.wiki-context-pack-counts').scrollIntoView());
    await shoot(page, 'phone-pages');
    await page.evaluate(() => {
      for (const el of document.querySelectorAll('.modal details')) el.open = true;
    });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    assert.deepEqual(await tooSmall(page), []);
  },

  'the dialog can be used without seeing it, light and dark, from left and from right': async ({ vault, openPage, shoot }) => {
    for (const [name, look] of [['light', {}], ['dark', { dark: true }], ['rtl', { rtl: true }]]) {
      const page = await openPage(look);
      await load(page, vault);
      await preview(page, 'solar node');
      await press(page, '4k');
      await page.waitForSelector('text=/of 4,000 tokens/');
      assert.deepEqual(await violations(page, '.modal'), []);
      await shoot(page, name, '.modal');
      await page.fill('[aria-label="Budget in tokens"]', '500');
      await page.waitForSelector('text=/needs [0-9,]+ more tokens?\\.$/');
      await page.evaluate(() => {
        for (const el of document.querySelectorAll('.modal details')) el.open = true;
      });
      assert.deepEqual(await violations(page, '.modal'), []);
    }
  },

  'the settings tab can be used without seeing it': async ({ vault, openPage, shoot }) => {
    const page = await openPage();
    await load(page, vault);
    await page.evaluate(() => window.testPage.showSettings());
    await page.fill('[aria-label="Budget"]', '8k');
    await page.waitForSelector('text=/not "8k"/');
    assert.deepEqual(await violations(page, '.settings-page'), []);
    await shoot(page, 'settings');
  },

  'a tag in a popout window has the item, too': async ({ vault, openPage }) => {
    const page = await openPage();
    await load(page, vault);
    await page.evaluate(() => window.testPage.openPopout('<a href="#frost" class="tag">#frost</a>'));
    await page.frameLocator('iframe').locator('a.tag').click({ button: 'right' });
    await page.click('.menu >> text="Build context pack"');
    assert.equal(await page.inputValue('[aria-label="Topic"]'), '#frost');
  },

  'on thousands of notes typing goes on while the preview is made': async ({ openPage, longestTask, print }) => {
    const page = await openPage();
    await page.evaluate((notes) => window.testPage.loadGrown(notes), NOTES);
    print(`notes: ${NOTES}`);
    const opened = await longestTask(page, async () => {
      await page.click('.side-dock-ribbon-action');
      await page.waitForSelector('text=/^Type a topic to see/');
      await page.waitForTimeout(NOTES / 10);
    });
    print(`longest task while the dialog opens: ${opened.toFixed(0)} ms`);
    for (const [round, topic] of [['first', 'copper bridge'], ['again', 'winter garden']]) {
      const typed = await longestTask(page, async () => {
        await page.fill('[aria-label="Topic"]', '');
        await watchPreview(page);
        await page.keyboard.type(topic, { delay: 60 });
        await shown(page, topic);
      });
      print(`preview after the last key, ${round}: ${(await page.evaluate(() => window.followedMs)).toFixed(0)} ms`);
      print(`longest task while typing, ${round}: ${typed.toFixed(0)} ms`);
    }
    for (const [preset, budget] of [['32k', '32,000'], ['100k', '100,000']]) {
      const moved = await longestTask(page, async () => {
        await press(page, preset);
        await page.waitForSelector(`text=/of ${budget} tokens/`);
      });
      print(`longest task when the budget moves to ${budget}: ${moved.toFixed(0)} ms`);
    }
  },
};

/** Verbatim text in every disguise, around links that may be thinned and a list of sources that only a parser can read. */
const FERRY = `---
title: "Ferry: how it runs" # as told
---
The [[Pier]] is \`[[Pier]]\` in code \\\`, and \`\` two \` \`\` [[Pier]].

Maths $a_[[Pier]]$ goes before [[Pier]] <b title="[[Pier]]">bold</b> &amp; ![plan [[Pier]]](plan.png "a plan") <https://pier.example>.

1. One [[Pier]]

       code [[Pier]]

   - two \`\`\`[[Pier]]\`\`\`
   > quoted [[Pier]]
   > \`\`\`
   > fenced [[Pier]]

$$
x [[Pier]]
$$

| at | what \`a \\| b\` |
| :- | -: |
| [[Pier]] | \`[[Pier]]\` $b$ |

<div>
[[Pier]]
</div>

Heading [[Pier]]
----------------

[pier]: <a b> "[[Pier]]"

Note[^1] [[Pier]] *em **strong*** _a_.

[^1]: Below [[Pier]]

        code [[Pier]]

## Sources

* [Harbour *office*](https://harbour.example) &ndash; \`open\`
* *Tide table*\\
  of May
* ![Map](map.png) <i>north</i>

| name | year |
| --- | --- |
| [Log][log] | 1901 |

[log]: https://log.example 'The log'
`;

function load(page, vault) {
  return page.evaluate((files) => window.testPage.load(files), vault);
}

async function preview(page, topic) {
  await page.click('.side-dock-ribbon-action');
  await page.fill('[aria-label="Topic"]', topic);
  await shown(page, topic);
}

function press(page, words) {
  return page.click(`.modal button:text-is("${words}")`);
}

/** Once for suggestions that are open, and once for the dialog. */
async function closeDialog(page) {
  if (await page.locator('.suggestion-container').count() > 0) await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.modal', { state: 'detached' });
}

/** Waits until the preview answers the topic. */
async function shown(page, topic) {
  await page.waitForSelector('.wiki-context-pack-preview:not(.is-stale) .wiki-context-pack-page');
  assert.match(await packText(page), new RegExp(`^# Context Pack: ${topic}\n`));
}

/** Leaves in `followedMs` how long the preview took to follow the last key. */
function watchPreview(page) {
  return page.evaluate(() => {
    const previewEl = document.querySelector('.wiki-context-pack-preview');
    let typed = 0;
    document.addEventListener('input', () => { typed = performance.now(); }, { capture: true });
    new MutationObserver(() => {
      if (!previewEl.classList.contains('is-stale')) window.followedMs = performance.now() - typed;
    }).observe(previewEl, { attributeFilter: ['class'] });
  });
}

async function packText(page) {
  await page.evaluate(() => { document.querySelector('details.wiki-context-pack-text').open = true; });
  await page.waitForFunction(() => document.querySelector('textarea').value !== '');
  const text = await page.inputValue('textarea');
  await page.evaluate(() => { document.querySelector('details.wiki-context-pack-text').open = document.activeElement?.localName === 'textarea'; });
  return text;
}

/** What can be tapped, and is smaller than a thumb needs. */
function tooSmall(page) {
  return page.$$eval('.modal :is(button, select, summary, input:not([type="checkbox"]), textarea)', (all) => all
    .filter((el) => el.checkVisibility() && Math.min(el.getBoundingClientRect().width, el.getBoundingClientRect().height) < 44)
    .map((el) => el.outerHTML));
}

async function violations(page, selector) {
  const { violations: found } = await page.evaluate((within) => window.axe.run(within), selector);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
