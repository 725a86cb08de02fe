import { linesOf, pathsOf, rankNotes, type Notes } from './rankNotes';

const garden: Notes = {
  'plants/Tomatoes.md': '---\ntags: [vegetables]\nsummary: Growing tomatoes under glass and outdoors.\n---\n# Tomatoes\n\nPinch out side shoots weekly.\n\n## Blight\n\nRemove spotted leaves at once. See [[Potato blight]].\n',
  'plants/Potatoes.md': '---\ntags: [vegetables]\n---\n# Potatoes\n\nEarth up twice. Lift before the first frost.\n',
  'trouble/Potato blight.md': '---\ntags: [disease/fungal]\n---\n# Potato blight\n\nA water mould that spreads in warm, damp weather. Burn the haulms.\n',
  'trouble/Slugs.md': '---\ntags: [pests]\n---\n# Slugs\n\nHand-pick at dusk.\n',
  'work/Spraying copper.md': '# Spraying copper\n\nCopper sulphate with lime, against blight and mildew.\n',
  'work/Watering.md': '# Watering\n\nIn the morning, at the roots: wet leaves invite mould.\n',
  'work/Compost.md': '# Compost\n\nNever add haulms with blight.\n',
  'diary/2024-07-20.md': '# 20 July\n\nRain all week. Walked past the allotment.\n',
};

describe('a small garden wiki', () => {
  it('is ranked for "potato blight" with a reason for every place', () => {
    expect(linesOf(rankNotes(garden, 'potato blight'))).toEqual([
      // called so, and all of the topic is there
      'trouble/Potato blight.md 18.19 = title +5 (Potato blight), name word +9.57 (potato, blight), heading +1.91 (potato, blight), body +1.4 (potato, blight), link +0.31 (Tomatoes)',
      // a heading and a mention; the page of that name is linked
      'plants/Tomatoes.md 4.72 = heading +0.91 (blight), body +1.57 (potato, blight), link +2.24 (Potato blight)',
      // half of the topic, in the name, which a plural does not hide
      'plants/Potatoes.md 3.56 = name word +2.61 (potato), heading +0.52 (potato), body +0.43 (potato)',
      // blight by the way: the shorter text says more of it
      'work/Compost.md 1.26 = first paragraph +0.87 (blight), body +0.39 (blight)',
      'work/Spraying copper.md 1.21 = first paragraph +0.87 (blight), body +0.34 (blight)',
    ]);
  });

  it('is empty for what nobody grows here', () => {
    expect(rankNotes(garden, 'orchid repotting')).toEqual([]);
  });

  it('finds an inflected word', () => {
    expect(pathsOf(rankNotes(garden, 'spray against mildews'))[0]).toBe('work/Spraying copper.md');
  });
});
