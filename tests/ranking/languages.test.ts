import { pathsOf, rankNotes, type Notes } from './rankNotes';

/** A topic, and the pages that it gives, best first. */
type Case = readonly [topic: string, expected: readonly string[]];

const wikis: readonly { language: string; notes: Notes; cases: readonly Case[] }[] = [
  {
    language: 'German',
    notes: {
      'Brücken.md': '# Brücken\n\nHängebrücken tragen ihre Last an Seilen.\n',
      'Tunnel.md': '# Tunnel\n\nEin Tunnel wird vorgetrieben.\n',
      'Fähren.md': '# Fähren\n\nWo keine Brücke steht, fährt eine Fähre.\n',
    },
    cases: [['Wie baut man eine Brücke?', ['Brücken.md', 'Fähren.md']], ['bruecken', []], ['brucken', ['Brücken.md', 'Fähren.md']]],
  },
  {
    language: 'French',
    notes: {
      'Le pain.md': "# Le pain\n\nFarine, eau, sel et levain.\n",
      'Levain.md': "# Levain\n\nS'entretient avec de l'eau tiède.\n",
      'Confiture.md': '# Confiture\n\nFruits et sucre.\n',
    },
    cases: [["comment entretenir l'eau du levain", ['Levain.md', 'Le pain.md']], ['confitures', ['Confiture.md']]],
  },
  {
    language: 'Czech',
    notes: {
      'Houby.md': '# Houby\n\nHřiby rostou po dešti.\n',
      'Počasí.md': '# Počasí\n\nDéšť přichází od západu.\n',
      'Kola.md': '# Kola\n\nMazání řetězu.\n',
    },
    cases: [['počasi', ['Počasí.md']], ['kde rostou hřiby', ['Houby.md']]],
  },
  {
    language: 'Russian',
    notes: {
      'Чай.md': '# Чай\n\nЗаваривать пять минут.\n',
      'Самовар.md': '# Самовар\n\nВ самоваре кипятят воду для чая.\n',
      'Лыжи.md': '# Лыжи\n\nСмазка по погоде.\n',
    },
    cases: [['как заваривать чай', ['Чай.md']], ['самовары', ['Самовар.md']]],
  },
  {
    language: 'Chinese',
    notes: {
      '茶/绿茶.md': '# 绿茶\n\n用八十度的水冲泡绿茶。\n',
      '茶/红茶.md': '# 红茶\n\n红茶要用沸水。\n',
      '器/茶壶.md': '# 茶壶\n\n紫砂壶保温。\n',
    },
    cases: [['如何冲泡绿茶', ['茶/绿茶.md']], ['红茶', ['茶/红茶.md']], ['咖啡机', []]],
  },
  {
    language: 'Japanese',
    notes: {
      '雨水タンク.md': '# 雨水タンク\n\n屋根の雨水をためる。\n',
      '屋根の修理.md': '# 屋根の修理\n\n瓦を一枚ずつ替える。\n',
      '台所.md': '# 台所\n\n包丁を研ぐ。\n',
    },
    cases: [['雨水タンクについて', ['雨水タンク.md']], ['屋根', ['屋根の修理.md', '雨水タンク.md']], ['天体望遠鏡', []]],
  },
  {
    language: 'Korean',
    notes: {
      '김장.md': '# 김장\n\n배추를 소금에 절인다.\n',
      '배추밭.md': '# 배추밭\n\n배추는 서늘한 곳에서 잘 자란다.\n',
      '연탄.md': '# 연탄\n\n연탄을 간다.\n',
    },
    cases: [['배추를 어떻게 절이는가', ['배추밭.md', '김장.md']], ['자전거 수리', []]],
  },
  {
    language: 'Thai',
    notes: {
      'ข้าวเหนียว.md': '# ข้าวเหนียว\n\nแช่น้ำก่อนนึ่ง\n',
      'มะม่วง.md': '# มะม่วง\n\nมะม่วงสุกกินกับข้าวเหนียว\n',
      'จักรยาน.md': '# จักรยาน\n\nสูบลมยาง\n',
    },
    cases: [['ข้าวเหนียวคืออะไร', ['ข้าวเหนียว.md', 'มะม่วง.md']]],
  },
];

for (const { language, notes, cases } of wikis) {
  describe(`a wiki in ${language}`, () => {
    it.each(cases)('answers "%s"', (topic, expected) => {
      expect(pathsOf(rankNotes(notes, topic))).toEqual(expected);
    });
  });
}
