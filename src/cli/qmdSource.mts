import type { RankSource } from '../core/model';
import { askQmd, type HttpAnswer } from '../core/qmd/askQmd';
import { MAX_ANSWER } from '../core/qmd/rankedFiles';
import type { PackSettings } from '../core/settings';

/** QMD over HTTP as a rank source; undefined when no collection is set. A call that takes too long is broken off. */
export function qmdSource(settings: PackSettings): RankSource | undefined {
  if (settings.qmdCollection === '') return undefined;
  return {
    name: 'qmd',
    rank: (topic, pages) => {
      const signal = AbortSignal.timeout(settings.qmdTimeout);
      return askQmd({ topic, pages, settings }, (url, json) => post(url, json, signal));
    },
  };
}

/** The topic goes where it was meant to go, and nowhere else: a redirect is an answer like any other. */
async function post(url: string, json: string, signal: AbortSignal): Promise<HttpAnswer> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json, redirect: 'manual', signal });
  return { status: response.status, text: await beginning(response) };
}

/** No more of the body than is needed to see that it is too long. */
async function beginning({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader?.read(); part?.value !== undefined && text.length <= MAX_ANSWER; part = await reader?.read()) text += part.value;
  await reader?.cancel();
  return text;
}
