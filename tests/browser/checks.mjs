import assert from 'node:assert/strict';

/** What must hold in a real browser, by title. Each gets a fresh page and the example wiki. */
export const checks = {
  'main.js asks for "obsidian" and for nothing else': async ({ vault, openPage }) => {
    assert.deepEqual([...new Set(await load(await openPage(), vault))], ['obsidian']);
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
    await buildPack(page, '露点');
    await page.click('text="Copy"');
    await page.waitForSelector('text=/^There is no clipboard here/');
  },

  'a ribbon click, a topic and Enter make a pack, and a click copies it': async ({ vault, openPage, shoot, readClipboard }) => {
    const page = await openPage();
    await load(page, vault);
    await page.click('.side-dock-ribbon-action');
    await shoot(page, 'dialog');
    await page.keyboard.type('rain gauge');
    await page.keyboard.press('Enter');
    const pack = await packText(page);
    assert.match(pack, /^# Context Pack: rain gauge\n/);
    await page.click('text="Copy"');
    await page.waitForSelector('text=/^Copied [0-9,]+ tokens/');
    await shoot(page, 'pack');
    assert.equal(await readClipboard(page), pack);
  },

  'a pack is saved as a note': async ({ vault, openPage }) => {
    const page = await openPage();
    await load(page, vault);
    await buildPack(page, 'dew point');
    await page.click('text="Save as note"');
    await page.waitForSelector('text="Saved as Context Packs/dew point.md."');
    const note = (await page.evaluate(() => window.testPage.notes()))['Context Packs/dew point.md'];
    assert.match(note, /^---\ncontext-pack: true\ntopic: "dew point"\n/);
    assert.ok(note.endsWith(await packText(page)));
  },

  'a clipboard that refuses leaves the text selected': async ({ vault, openPage, shoot }) => {
    const page = await openPage();
    await load(page, vault);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    await buildPack(page, 'dew point');
    await page.click('text="Copy"');
    await page.waitForSelector('text=/NotAllowedError/');
    await shoot(page, 'clipboard-refused');
    assert.equal(await page.evaluate(() => getSelection().toString()), await packText(page));
  },

  'what cannot be is said beside its field, on a phone too': async ({ vault, openPage, shoot }) => {
    const page = await openPage({ phone: true });
    await load(page, vault);
    await page.click('.side-dock-ribbon-action');
    await page.fill('[aria-label="Budget in tokens"]', '8k');
    await page.click('text="Build"');
    await page.waitForSelector('text="Type a topic, or switch on recent activity."');
    await shoot(page, 'phone-messages');
    await page.fill('[aria-label="Topic"]', '露点');
    await page.fill('[aria-label="Budget in tokens"]', '2000');
    await page.click('text="Build"');
    assert.match(await packText(page), /^# Context Pack: 露点\n/);
    await shoot(page, 'phone-pack');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  },

  'the dialog and the settings tab can be used without seeing them': async ({ vault, openPage, shoot }) => {
    const page = await openPage();
    await load(page, vault);
    await buildPack(page, 'rain gauge');
    assert.deepEqual(await violations(page, '.modal'), []);
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.testPage.showSettings());
    await shoot(page, 'settings');
    assert.deepEqual(await violations(page, '.settings-page'), []);
  },
};

function load(page, vault) {
  return page.evaluate((files) => window.testPage.load(files), vault);
}

async function buildPack(page, topic) {
  await page.click('.side-dock-ribbon-action');
  await page.fill('[aria-label="Topic"]', topic);
  await page.click('text="Build"');
  await page.waitForSelector('textarea');
}

async function packText(page) {
  return (await page.waitForSelector('textarea')).inputValue();
}

async function violations(page, selector) {
  const { violations: found } = await page.evaluate((within) => window.axe.run(within), selector);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
