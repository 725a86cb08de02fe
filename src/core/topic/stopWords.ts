import { fold } from './fold';

/**
 * Words that say nothing about a topic: the commonest function words of the languages that wikis are mostly written in,
 * and the scaffolding of questions ("what do I know about"). Folded, as `fold` leaves them.
 */
export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded);
}

const STOP_WORDS: ReadonlySet<string> = new Set([
  // English, with the pieces that apostrophes leave
  `a about above after again all also am an and any are as at be because been before being between both but by can cannot could did do does doing
  don down during each else ever few for from get gets getting give goes going got had has have having he help her here hers him his how i if in instead
  into is isn it its just keep keeps kept know like ll make makes many may me mean means might more most much must my need needs no nor not
  of off often on once one only or other our out over own please re s say says shall she should show so some something such t take taken tell
  than that the their them then there these they thing things this those through to too try under until up upon us use used uses using ve very vs versus
  want was way ways we were what when where whether which while who whom whose why will with within without won would you your
  everything anything come came explain describe overview notes`,
  // German
  `aber alle als also am an auch auf aus bei beim bis das dass dein dem den der des die dies diese dieser dieses doch du durch ein eine einem einen einer eines
  er es fur gegen gibt haben ich ihr im in ins ist ja kann kein keine man mein meine mich mir mit nach nicht noch nur ob oder ohne sein seine sich sie sind so
  uber um und uns unter vom von vor wann warum was weiß wenn wer werden wie wird wir wo wozu zu zum zur zwischen`,
  // French
  `au aux avec ce ces cette comme comment d dans de des dont du elle en entre est et eux faire fait il ils j je l la le les leur lui m ma mais me mes mon n ne
  nos notre nous on ont ou par pas peut plus pour pourquoi qu quand que quel quelle quelles quels qui quoi sa sais se ses si sont sous sur ta te tes toi ton
  tu un une vos votre vous y`,
  // Spanish, Portuguese, Italian
  `al como con cual cuando de del desde donde e el ella ellos en entre es esta este esto hay hacer la las lo los mas mi muy o para pero por porque que quien se si sin
  sobre su sus tambien un una unas uno unos y ya
  ao aos as com da das do ele ela em essa esse esta foi isso isto ja mais mas me meu minha na nao no nos numa o ou pela pelo pra qual quando quem
  sao se sei ser seu sua tem um uma
  agli alla alle anche che chi come cosa cui da dai dal dalla degli dei del della delle dello di dove e ed gli ho i il in le lo ma mi nei nel nella non per
  perche piu quale quali quando quello questa questo sei si sono su sul sulla tra un una uno`,
  // Dutch, Swedish
  `aan als bij dan dat de deze die dit door een en er had heb heeft het hij hoe ik in is je kan maar met mijn naar niet nog of om onder ook op over te tegen toch tot
  uit van veel voor waar waarom wat we weet wel welke wie wij wordt ze zich zijn zo
  alla att av blir da de dem den denna det detta din du efter ej eller en ett fran for han hade har hon hur i inte jag kan man med mig min mot nar ni nu och om
  oss pa sig ska som till under upp ut vad var varfor vi vid vilka vilken`,
  // Czech, Polish
  `aby ale ani az bez bude by byl byla co do jak jako je jeho jejich jen jeste ji jsem jsou k kde kdo kdy ktera ktere ktery mezi mi muj na nad nebo o od po pokud
  pri pro proc s se si tak take to tom u v vim z za ze
  albo bo byc byl byla czy dla dlaczego do gdy gdzie i ich jak jaka jakie jest jestem jeszcze juz kiedy kto ktora ktore ktory mam mnie moj na nad nie o od oraz po
  przez przy sa sie sobie ta tak tego tej to tu tylko tym w we wiem z za ze`,
  // Russian
  `а без бы был была были было в вам вас во вот все всё вы где да для до его ее если есть еще же за зачем и из или им их к как какая какие какой ко когда кто ли
  меня мне мой мы на над не нет ни но о об он она они от по под почему при про с со так там то того тоже только ты у уже что чтобы эта эти это этот я знаю`,
  // Korean words that stand alone
  `그 그리고 나 내가 대한 대해 대해서 때 또는 및 무엇 무엇인가 어떤 어떻게 왜 위한 의 이 저 할 하는 하기 것 수 있는 방법 알려줘 관한 관해`,
].join(' ').split(/\s+/).map(fold));
