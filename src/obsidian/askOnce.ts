import type { RankSource, SourceRanking } from '../core/model';

/** A rank source that is asked once for a topic, however often its pack is built anew. An answer that tells of trouble is not kept. */
export function askOnce(source: RankSource): RankSource {
  let last: { readonly question: string; readonly answer: Promise<SourceRanking> } | null = null;
  return {
    name: source.name,
    rank: async (topic, pages) => {
      const question = [topic.text, pages.length, pages[0]].join('\n');
      const answer = last?.question === question ? last.answer : source.rank(topic, pages);
      const asked = { question, answer };
      last = asked;
      const { notices } = await answer;
      if (notices.length > 0 && last === asked) last = null;
      return answer;
    },
  };
}
