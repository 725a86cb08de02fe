import type { RequestUrlParam, RequestUrlResponse } from 'obsidian';
import type { RankSource } from '../core/model';
import { askQmd } from '../core/qmd/askQmd';
import type { PackSettings } from '../core/settings';

/** Obsidian's `requestUrl`: QMD refuses what a page asks by itself. */
type RequestUrl = (request: RequestUrlParam) => Promise<RequestUrlResponse>;

/** QMD over HTTP as a rank source; undefined when no collection is set. An answer that comes late is not waited for. */
export function qmdSource(settings: PackSettings, requestUrl: RequestUrl): RankSource | undefined {
  if (settings.qmdCollection === '') return undefined;
  return {
    name: 'qmd',
    rank: async (topic, pages) => {
      const deadline = startDeadline(settings.qmdTimeout);
      try {
        return await askQmd({ topic, pages, settings }, (url, json) => Promise.race([requestUrl(queryRequest(url, json)), deadline.passed]));
      } finally {
        deadline.cancel();
      }
    },
  };
}

interface Deadline {
  /** Rejects with a `TimeoutError`. */
  readonly passed: Promise<never>;
  cancel(): void;
}

function startDeadline(milliseconds: number): Deadline {
  let timer = 0;
  const passed = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), milliseconds);
  });
  return { passed, cancel: () => window.clearTimeout(timer) };
}

function queryRequest(url: string, json: string): RequestUrlParam {
  return { url, method: 'POST', contentType: 'application/json', body: json, throw: false };
}
