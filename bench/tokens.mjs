// How close each token model comes to real tokenizers: on kinds of text, and on packs.
//   node bench/tokens.mjs                       the texts below, and packs of the sample wiki
//   node bench/tokens.mjs PACK.md…              the texts below, and these packs
// Prints markdown tables, the ratios as o200k_base / cl100k_base; docs/tokens.md holds a run. Needs the built command (npm run build) for the sample wiki.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { countTokens as cl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as o200k } from 'gpt-tokenizer/encoding/o200k_base';
import { loadCore } from './loadCore.mjs';

const root = `${import.meta.dirname}/..`;
const BUDGET = '8000';
const SPEED_ROUNDS = 15;

const { TOKEN_MODELS, estimateTokens, tokenModel } = loadCore('tokens', ['core/tokens']);

/** Kinds of text, in the words of this project. Random-looking ones come from a fixed sequence. */
const TEXTS = {
  'English prose': `The pond lies at the low end of the orchard, and every autumn it collects what the trees let go. For years the owners raked the leaves out by hand, until they noticed that the newts had moved away. Now they clear only the middle and leave a wide margin along the reeds, where the water stays warm and shallow. The frogs returned in the second spring. Nobody had expected the dragonflies, which came by themselves and laid eggs on the drowned branches.`,
  'markdown note': `# Pond care\n\n> Clear the middle, leave the margin.\n\n## Spring\n- Remove **half** of the duckweed, see [[Duckweed]].\n- Check the liner for leaks (\`pond-log.csv\`).\n- [ ] Order a new net\n- [x] Empty the skimmer\n\n## Summer\n1. Top up with rain water only.\n2. Shade one third of the surface: *Nymphaea* does it well.\n\n![[pond-plan.png]]\n\nRelated: [[Newts]], [[Reed bed|the reeds]], #garden/pond\n`,
  'JavaScript': `export function waterNeeded(pond, weather) {\n  const loss = weather.days.reduce((sum, day) => sum + evaporation(day.temperature, day.wind), 0);\n  if (!Number.isFinite(loss)) throw new RangeError(\`No reading for \${weather.station}\`);\n  return Math.max(0, pond.targetLevel - pond.level + loss * pond.surfaceArea);\n}\n\nconst listeners = new Map();\nfor (const [name, handler] of Object.entries(handlers)) listeners.set(name, handler.bind(null));\n`,
  'Python': `class PondLog:\n    def __init__(self, path: str, *, keep_days: int = 30) -> None:\n        self._path = path\n        self._rows = []\n\n    def append(self, level_mm: float, note: str = "") -> None:\n        if level_mm < 0:\n            raise ValueError(f"level must not be negative: {level_mm!r}")\n        self._rows.append({"level": level_mm, "note": note})\n        self._rows = self._rows[-self._keep_days:]\n`,
  'YAML': `title: Pond care\naliases:\n  - Pond maintenance\n  - Looking after the pond\ntags: [garden, garden/pond, howto]\ntier: core\nupdated: 2025-09-14\nsources:\n  - "https://example.org/ponds/2024/handbook.pdf"\nrelated:\n  - "[[Newts]]"\nsummary: >-\n  What to do at the pond from spring to autumn.\n`,
  'wikilinks': `[[concepts/pond-liner|Pond liner]] [[entities/great-crested-newt]] [[Reed bed]] [[skills/building-a-swale#Overflow|the overflow]] [[references/water-tests]] [[journal/2025-03-02-first-spawn]] [[Duckweed]] [[synthesis/ponds-versus-rain-barrels|Ponds or barrels]] [[concepts/ph_buffer]] [[KH and GH]]`,
  'URLs': `https://example.org/garden/ponds/?id=48213&sort=desc&utm_source=newsletter#comments\nhttps://files.example.net/a/b9/2024-11-03_pond-plan_v2.final.pdf\nhttp://127.0.0.1:8080/api/v1/levels?from=2025-01-01T00:00:00Z&to=2025-02-01T00:00:00Z\nmailto:pond.keeper+alerts@example.com?subject=Level%20is%20low%21\nhttps://example.com/w/index.php?title=Pond&oldid=1198237465&action=edit\n`,
  'table': `| Month | Level (mm) | Temp °C | pH | Note |\n| --- | ---: | ---: | :-: | --- |\n| Jan | 812 | 3.4 | 7.2 | ice |\n| Feb | 815 | 4.1 | 7.3 | |\n| Mar | 809 | 7.9 | 7.5 | spawn |\n| Apr | 786 | 11.2 | 7.9 | algae |\n| May | 751 | 15.8 | 8.4 | topped up |\n| Jun | 702 | 19.6 | 8.6 | |\n`,
  'JSON': `{"pond":{"id":4821,"name":"Lower pond","levels":[{"t":"2025-03-01T06:00:00Z","mm":812.4},{"t":"2025-03-01T12:00:00Z","mm":811.9}],"alarm":null,"tags":["garden","water"],"limits":{"min":640,"max":900}},"ok":true,"next":"/v1/levels?page=2"}\n[[1,2],[3,4],[5,6]]\n{"a":{"b":{"c":{"d":[]}}},"e":"","f":{},"g":[{},{}],"h":-1.5e-7}\n`,
  'LaTeX': `$$\\frac{\\partial h}{\\partial t} = D\\nabla^2 h - \\sum_{i=1}^{n} q_i(t)\\,\\delta(x-x_i), \\qquad \\int_{\\Omega} h\\,\\mathrm{d}A = V_0 + \\int_0^t (P-E)\\,\\mathrm{d}\\tau$$\n\\begin{aligned} Q &= C_d \\sqrt{2g}\\, b\\, h^{3/2} \\\\ \\hat{\\sigma}^2 &= \\tfrac{1}{n-1}\\sum_k (x_k-\\bar{x})^2 \\end{aligned}\n`,
  'numbers': numbers(),
  'hexadecimal': digits('0123456789abcdef', 640, 64),
  'UUIDs': Array.from({ length: 12 }, (_, nth) => digits('0123456789abcdef', 32, 32, nth + 1).trim().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')).join('\n'),
  'base64': digits('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', 640, 76),
  'upper case': `NOTICE: THE SLUICE MUST BE CLOSED AT HIGH WATER. POND_LEVEL_MAX, POND_LEVEL_MIN, ALARM_EMAIL_TO. DO NOT OPEN THE VALVE WITHOUT A SECOND PERSON. RFC-STYLE WORDS: MUST, MUST NOT, SHOULD, MAY.`,
  'emoji': `🌱 seed 🌿 herb 🐸🐸 frogs 🦎 newt 💧 water ☀️ sun 🌧️ rain ❄️ ice ✅ done ❌ not ⚠️ careful 🔧🪣 tools 👩‍🌾 gardener 👨‍👩‍👧‍👦 family 🇳🇱 🇨🇿 🏴‍☠️ 🧪🧫 tests 📈📉 levels 🥶🥵 🪷🪻🪺`,
  'box drawing': `┌────────┬────────┐\n│ inlet  │ outlet │\n├────────┼────────┤\n│ ▓▓▓░░░ │ ▓░░░░░ │\n└────────┴────────┘\ngarden\n├── pond\n│   ├── reeds\n│   └── steps\n└── orchard\n`,
  'maths signs': `∀x∈ℝ: ∑ᵢ xᵢ² ≥ 0 ⇒ ‖x‖ ≤ √n·max|xᵢ|; α→β, γ≠δ, ∂h/∂t ≈ Δh⁄Δt, ∫₀^∞ e⁻ˣ dx = 1, A ⊂ B ∪ C, ¬(p ∧ q) ⇔ ¬p ∨ ¬q, λ ± 0.5 × 10⁻³, ⟨u, v⟩ ∝ cos θ`,
  'German': `Der Teich liegt am unteren Ende der Obstwiese und sammelt jeden Herbst, was die Bäume hergeben. Jahrelang wurden die Blätter von Hand herausgezogen, bis auffiel, dass die Molche verschwunden waren. Heute räumen die Besitzer nur noch die Mitte frei und lassen am Röhricht einen breiten Uferstreifen stehen, wo das Wasser flach und warm bleibt. Überlaufrohr, Wasserstandsmessung und Frostschutz gehören zur jährlichen Prüfung.`,
  'French': `L'étang se trouve au bas du verger et recueille chaque automne ce que les arbres laissent tomber. Pendant des années, on a retiré les feuilles à la main, jusqu'au jour où l'on remarqua que les tritons étaient partis. Désormais, on ne dégage que le milieu et l'on garde une large bordure près des roseaux, là où l'eau reste tiède et peu profonde.`,
  'Spanish': `El estanque está al fondo del huerto y cada otoño recoge lo que sueltan los árboles. Durante años se sacaron las hojas a mano, hasta que alguien notó que los tritones se habían marchado. Ahora solo se limpia el centro y se deja una franja ancha junto a los juncos, donde el agua sigue tibia y poco profunda. ¿Qué más? Las ranas volvieron en la segunda primavera.`,
  'Czech': `Rybník leží na dolním konci sadu a každý podzim sbírá, co stromy pustí. Celá léta se listí vytahovalo ručně, než si někdo všiml, že čolci zmizeli. Dnes se čistí jen střed a u rákosí zůstává široký pruh, kde je voda mělká a teplá. Žáby se vrátily druhé jaro; nejvíc překvapily vážky, které přilétly samy a nakladly vajíčka na potopené větve.`,
  'Polish': `Staw leży na dolnym końcu sadu i każdej jesieni zbiera to, co zrzucą drzewa. Przez lata liście wyciągano ręcznie, aż ktoś zauważył, że traszki zniknęły. Teraz czyści się tylko środek, a przy trzcinach zostaje szeroki pas, gdzie woda jest płytka i ciepła. Żaby wróciły drugiej wiosny, a ważki przyleciały same i złożyły jaja na zatopionych gałęziach.`,
  'Finnish': `Lampi on omenatarhan alapäässä, ja joka syksy siihen kertyy kaikki, minkä puut pudottavat. Vuosikausia lehdet haravoitiin käsin, kunnes huomattiin vesiliskojen kadonneen. Nyt puhdistetaan vain keskiosa ja jätetään ruovikon viereen leveä kaistale, jossa vesi pysyy matalana ja lämpimänä. Sammakot palasivat toisena keväänä, ja sudenkorennot tulivat itsestään.`,
  'Turkish': `Gölet meyve bahçesinin alt ucunda durur ve her sonbahar ağaçların bıraktıklarını toplar. Yıllarca yapraklar elle çıkarıldı, ta ki semenderlerin gittiği fark edilene kadar. Şimdi yalnızca orta kısım temizleniyor; sazlığın yanında suyun sığ ve ılık kaldığı geniş bir şerit bırakılıyor. Kurbağalar ikinci baharda geri döndü.`,
  'Vietnamese': `Cái ao nằm ở cuối vườn cây ăn quả, mỗi mùa thu nó gom hết những gì cây trút xuống. Nhiều năm liền người ta vớt lá bằng tay, cho đến khi nhận ra sa giông đã bỏ đi. Bây giờ họ chỉ dọn phần giữa và để lại một dải rộng bên bờ lau sậy, nơi nước vẫn nông và ấm.`,
  'Russian': `Пруд лежит в нижнем конце сада и каждую осень собирает то, что роняют деревья. Годами листья вытаскивали вручную, пока кто-то не заметил, что тритоны исчезли. Теперь чистят только середину, а у камышей оставляют широкую полосу, где вода остаётся мелкой и тёплой. Лягушки вернулись на вторую весну, стрекозы прилетели сами.`,
  'Ukrainian': `Ставок лежить у нижньому кінці саду й щоосені збирає те, що скидають дерева. Роками листя витягали руками, доки хтось не помітив, що тритони зникли. Тепер чистять лише середину, а біля очерету лишають широку смугу, де вода мілка й тепла. Жаби повернулися другої весни.`,
  'Greek': `Η λιμνούλα βρίσκεται στην κάτω άκρη του περιβολιού και κάθε φθινόπωρο μαζεύει ό,τι αφήνουν τα δέντρα. Για χρόνια έβγαζαν τα φύλλα με το χέρι, ώσπου κάποιος πρόσεξε πως οι τρίτωνες είχαν φύγει. Τώρα καθαρίζουν μόνο τη μέση και αφήνουν μια φαρδιά λωρίδα δίπλα στα καλάμια, όπου το νερό μένει ρηχό και ζεστό.`,
  'Arabic': `تقع البركة في أسفل البستان، وفي كل خريف تجمع ما تسقطه الأشجار. ظل الناس سنوات يخرجون الأوراق بأيديهم حتى لاحظ أحدهم أن السمندل قد اختفى. أما الآن فينظفون الوسط فقط ويتركون شريطا عريضا قرب القصب حيث يبقى الماء ضحلا ودافئا. عادت الضفادع في الربيع الثاني.`,
  'Persian': `برکه در پایین باغ است و هر پاییز آنچه درختان می‌ریزند را جمع می‌کند. سال‌ها برگ‌ها را با دست بیرون می‌آوردند تا اینکه کسی متوجه شد سمندرها رفته‌اند. حالا فقط وسط را پاک می‌کنند و کنار نی‌ها نوار پهنی می‌گذارند که آب در آن کم‌عمق و گرم می‌ماند.`,
  'Hebrew': `הבריכה נמצאת בקצה התחתון של הבוסתן, ובכל סתיו היא אוספת את מה שהעצים משירים. במשך שנים הוציאו את העלים ביד, עד שמישהו שם לב שהטריטונים נעלמו. כיום מנקים רק את האמצע ומשאירים רצועה רחבה ליד הקנים, שם המים נשארים רדודים וחמים.`,
  'Hindi': `तालाब बगीचे के निचले छोर पर है और हर पतझड़ में वह सब इकट्ठा कर लेता है जो पेड़ गिराते हैं। बरसों तक पत्ते हाथ से निकाले जाते रहे, जब तक किसी ने ध्यान नहीं दिया कि मेंढक चले गए हैं। अब केवल बीच का हिस्सा साफ़ किया जाता है और किनारे पर चौड़ी पट्टी छोड़ दी जाती है।`,
  'Bengali': `পুকুরটি বাগানের নিচের প্রান্তে, আর প্রতি শরতে গাছ যা ফেলে তা সে জমিয়ে রাখে। বহু বছর হাতে করে পাতা তোলা হতো, যতদিন না কেউ খেয়াল করল যে ব্যাঙ চলে গেছে। এখন শুধু মাঝখানটা পরিষ্কার করা হয় এবং পাড়ে চওড়া একটা ফালি রেখে দেওয়া হয়।`,
  'Tamil': `குளம் தோட்டத்தின் கீழ் முனையில் உள்ளது; ஒவ்வொரு இலையுதிர் காலத்திலும் மரங்கள் உதிர்ப்பதைச் சேகரிக்கிறது. பல ஆண்டுகளாக இலைகளைக் கையால் அகற்றினர். இப்போது நடுப்பகுதியை மட்டும் சுத்தம் செய்து, கரையில் அகலமான பகுதியை விட்டுவிடுகிறார்கள்.`,
  'Thai': `สระน้ำอยู่ท้ายสวนผลไม้ และทุกฤดูใบไม้ร่วงมันจะเก็บทุกอย่างที่ต้นไม้ทิ้งลงมา หลายปีที่ผ่านมาเจ้าของต้องตักใบไม้ออกด้วยมือ จนกระทั่งสังเกตว่ากบหายไป ตอนนี้จึงทำความสะอาดเฉพาะตรงกลางและเหลือริมฝั่งกว้างไว้ข้างกอกก ซึ่งน้ำยังตื้นและอุ่นอยู่`,
  'Lao': `ໜອງນ້ຳຢູ່ທ້າຍສວນໝາກໄມ້ ແລະທຸກລະດູໃບໄມ້ຫຼົ່ນມັນຈະເກັບທຸກສິ່ງທີ່ຕົ້ນໄມ້ປະຖິ້ມ ດຽວນີ້ເຮົາອະນາໄມແຕ່ທາງກາງເທົ່ານັ້ນ`,
  'Khmer': `ស្រះទឹកស្ថិតនៅចុងខាងក្រោមនៃសួនច្បារ ហើយរៀងរាល់រដូវស្លឹកឈើជ្រុះ វាប្រមូលអ្វីៗដែលដើមឈើទម្លាក់។ ឥឡូវនេះគេសម្អាតតែផ្នែកកណ្តាល ហើយទុកច្រាំងធំទូលាយក្បែរដើមបបុស ដែលទឹកនៅរាក់ និងក្តៅ។`,
  'Burmese': `ရေကန်သည် ဥယျာဉ်၏ အောက်ဘက်အစွန်းတွင် ရှိပြီး ဆောင်းဦးတိုင်း သစ်ပင်များမှ ကြွေကျသမျှကို စုဆောင်းထားသည်။ ယခု အလယ်ပိုင်းကိုသာ သန့်ရှင်းရေး လုပ်ကြသည်။`,
  'Georgian': `ტბორი ბაღის ქვედა ბოლოშია და ყოველ შემოდგომაზე აგროვებს იმას, რასაც ხეები ყრიან. ახლა მხოლოდ შუა ნაწილს ასუფთავებენ და ლერწამთან ფართო ზოლს ტოვებენ, სადაც წყალი თბილი რჩება.`,
  'Armenian': `Լճակը գտնվում է այգու ստորին ծայրում և ամեն աշուն հավաքում է այն, ինչ ծառերը թափում են։ Հիմա մաքրում են միայն մեջտեղը և եղեգների մոտ լայն շերտ են թողնում, որտեղ ջուրը տաք է մնում։`,
  'Amharic': `ኩሬው በአትክልቱ ታችኛው ጫፍ ላይ ይገኛል፤ በየመኸሩም ዛፎች የሚጥሉትን ሁሉ ይሰበስባል። አሁን መካከሉን ብቻ ያጸዳሉ፤ ውሃው ሞቃት በሚሆንበት ዳርቻ ሰፊ ቦታ ይተዋሉ።`,
  'Chinese': `池塘在果园的低处，每到秋天就收下树木落下的一切。多年来主人一直用手把叶子捞出来，直到发现蝾螈不见了。现在他们只清理中间，沿着芦苇留下一条宽宽的浅水带，那里的水又浅又暖。第二年春天青蛙回来了，蜻蜓也自己飞来，在沉下的树枝上产卵。水位每周记录一次，低于七百毫米时补雨水。`,
  'Traditional Chinese': `池塘在果園的低處，每到秋天就收下樹木落下的一切。多年來主人一直用手把葉子撈出來，直到發現蠑螈不見了。現在他們只清理中間，沿著蘆葦留下一條寬寬的淺水帶，那裡的水又淺又暖。第二年春天青蛙回來了，蜻蜓也自己飛來，在沉下的樹枝上產卵。`,
  'Japanese': `池は果樹園の低い端にあり、秋になると木々が落とすものをすべて受けとめる。長いあいだ落ち葉は手で取り除かれていたが、あるときイモリがいなくなったことに気づいた。今では中央だけを掃除し、アシのそばには水が浅く暖かいままの広い縁を残している。カエルは二度目の春に戻ってきた。`,
  'Korean': `연못은 과수원의 낮은 끝에 있고, 가을마다 나무가 떨어뜨리는 것을 모두 받아 낸다. 여러 해 동안 잎을 손으로 건져 냈는데, 어느 날 도롱뇽이 사라진 것을 알게 되었다. 이제는 가운데만 치우고 갈대 옆에는 물이 얕고 따뜻한 넓은 가장자리를 남겨 둔다. 개구리는 두 번째 봄에 돌아왔다.`,
};

printRatios('Kind of text', Object.entries(TEXTS));
printPacks(process.argv.length > 2 ? process.argv.slice(2).map((file) => readFileSync(file, 'utf8')) : samplePacks());
printSpeed();

/** What real tokenizers count; `<|…|>` in a note is text, not a command. */
function realCounts(text) {
  const asText = { disallowedSpecial: new Set() };
  return { o200k_base: o200k(text, asText), cl100k_base: cl100k(text, asText) };
}

/** Each model ÷ what o200k_base and cl100k_base count: below 1, the model says too little. */
function printRatios(heading, rows) {
  printRow([heading, 'characters', ...TOKEN_MODELS]);
  printRow(['---', '---:', ...TOKEN_MODELS.map(() => '---:')]);
  for (const [kind, text] of rows) {
    const real = Object.values(realCounts(text));
    printRow([kind, text.length, ...TOKEN_MODELS.map((name) => real.map((count) => ratioOf(name, text, count).toFixed(2)).join(' / '))]);
  }
}

function printPacks(packs) {
  const real = packs.map(realCounts);
  process.stdout.write('\n');
  printRow([`${packs.length} packs`, 'tokenizer', 'below the real count', 'least', 'median', 'most', 'mean error']);
  printRow(['---', '---', '---:', '---:', '---:', '---:', '---:']);
  for (const name of TOKEN_MODELS) {
    for (const tokenizer of ['o200k_base', 'cl100k_base']) {
      const ratios = packs.map((text, nth) => ratioOf(name, text, real[nth][tokenizer])).sort((a, b) => a - b);
      const error = ratios.reduce((sum, ratio) => sum + Math.abs(ratio - 1), 0) / ratios.length;
      const shown = [ratios[0], ratios[ratios.length >> 1], ratios[ratios.length - 1]].map((ratio) => ratio.toFixed(2));
      printRow([name, tokenizer, ratios.filter((ratio) => ratio < 1).length, ...shown, `${(error * 100).toFixed(1)} %`]);
    }
  }
}

function ratioOf(name, text, real) {
  return estimateTokens(text, tokenModel(name)) / real;
}

function printSpeed() {
  const kinds = { ASCII: TEXTS['English prose'], 'one dash': `${TEXTS['English prose']}–`, Korean: TEXTS.Korean };
  process.stdout.write('\n');
  printRow(['ns per character', ...Object.keys(kinds)]);
  printRow(['---', ...Object.keys(kinds).map(() => '---:')]);
  for (const name of TOKEN_MODELS) printRow([name, ...Object.values(kinds).map((text) => nanoseconds(tokenModel(name), text).toFixed(2))]);
}

/** The fastest of a few rounds over a long text. */
function nanoseconds(model, text) {
  const long = Buffer.from(text.repeat(2000)).toString();
  const rounds = Array.from({ length: SPEED_ROUNDS }, () => {
    const start = process.hrtime.bigint();
    model.weigh(long);
    return Number(process.hrtime.bigint() - start) / long.length;
  });
  return Math.min(...rounds);
}

function samplePacks() {
  const lines = readFileSync(`${root}/examples/gold.jsonl`, 'utf8').split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => execFileSync(process.execPath, [`${root}/scripts/pack.mjs`, JSON.parse(line).topic, '--budget', BUDGET], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

function printRow(cells) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

function digits(alphabet, count, perLine, seed = 1) {
  let state = seed;
  let text = '';
  for (let nth = 1; nth <= count; nth++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    text += alphabet[(state >>> 16) % alphabet.length] + (nth % perLine === 0 ? '\n' : '');
  }
  return text;
}

function numbers() {
  const all = digits('0123456789', 900, 900);
  return Array.from({ length: 40 }, (_, row) => `${all.slice(row * 15, row * 15 + 4)}.${all.slice(row * 15 + 4, row * 15 + 6)}, ${all.slice(row * 15 + 6, row * 15 + 12)}, -${all.slice(row * 15 + 12, row * 15 + 14)}`).join('\n');
}
