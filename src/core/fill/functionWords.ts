/** Words that may differ between two texts that say the same. Prepositions are not among them: they tell places and directions apart. */
export const FILLERS: ReadonlySet<string> = new Set((
  'a an the this that these those of is are be been it its as and also too which who then so there here very quite just has have do does their our your my we you they when while '
  + 'before until till because s der die das den dem des ein eine einen einem einer eines und auch ist sind es sich da dort hier dass diese dieser dieses wenn bis '
  + 'le la les l un une du d et aussi est sont il ce cette ces c qu que qui el los las lo y también son o os as e também é são gli anche è sono che de het een en ook zijn '
  + 'i je jsou se si ten ta to také že až oraz jest są się też także и а также это что же 그 이 저 및 또 '
  + '的 了 着 过 過 是 和 与 與 及 也 都 就 还 還 等 其 之 地 得 は が を の も と に で').split(' '));

/** Words that turn, narrow or weaken what a text says: two texts that say the same hold the same of them. */
export const TURNS: ReadonlySet<string> = new Set((
  'no not never none neither nor without cannot hardly barely rarely seldom scarcely only except unless after from by may might maybe perhaps possibly probably could should must almost nearly '
  + 'partly sometimes usually often always kein keine keinen keiner nicht nie niemals ohne nur außer kaum selten vielleicht wahrscheinlich fast manchmal immer nach von '
  + 'ne n pas jamais sans sauf aucun aucune seulement parfois presque toujours après no nunca sin sólo solo excepto salvo siempre non mai senza sempre não sem nunca só '
  + 'tidak bukan jangan belum tanpa hanya değil yok sadece nem nincs soha csak nu fără doar ei en et eivät älä vain ikke aldri kun uten uden không chưa chẳng chỉ '
  + 'δεν μην όχι χωρίς μόνο לא אין בלי רק لا ليس لم لن بدون غير فقط نه نیست नहीं मत बिना केवल не ні ніколи лише нема nije bez samo nav ne tik '
  + 'niet geen nooit alleen altijd není nikdy bez pouze jen kromě téměř vždy po nie nigdy tylko oprócz zawsze не нет никогда без только кроме всегда после inte aldrig utan değil 안 못 없이 만').split(' '));
