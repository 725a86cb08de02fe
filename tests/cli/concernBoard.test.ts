import fc from 'fast-check';
import { ConcernBoard, newShared } from '../../src/cli/concernBoard.mts';
import type { Concern } from '../../src/core/rank/concernOf';

const concern = (nth: number): Concern | null => [
  null,
  { where: 'none', met: [], promise: 0 } as const,
  { where: 'body', met: [], promise: nth / 100 } as const,
  { where: 'metadata', met: [nth % 2, 1, 0], promise: nth % 3 === 0 ? Infinity : nth } as const,
][nth % 4] ?? null;

describe('ConcernBoard', () => {
  it('gives back what was found of each note, whoever of two scanned it', () => {
    fc.assert(fc.property(fc.nat(900), fc.nat(9), (notes, early) => {
      const shared = newShared(notes, 3);
      const [one, other] = [new ConcernBoard(shared), new ConcernBoard(shared)];
      const scanned: number[] = [];
      let left = early * 100;
      one.fill((nth) => {
        scanned.push(nth);
        // halfway through its own, the other thread does all that is left
        if (left-- === 0) other.fill((last) => { scanned.push(last); return concern(last); }, 'last');
        return concern(nth);
      }, 'first');
      one.finish(concern);
      expect(scanned.sort((a, b) => a - b)).toEqual(Array.from({ length: notes }, (_, nth) => nth));
      expect(scanned.map((nth) => one.get(nth))).toEqual(scanned.map(concern));
    }));
  });

  it('scans itself what another has taken and does not finish', () => {
    const shared = newShared(250, 3);
    const fail = () => { throw new Error('gone'); };
    expect(() => new ConcernBoard(shared).fill(fail, 'last')).toThrow('gone');
    const board = new ConcernBoard(shared, 10);
    board.fill(concern, 'first');
    expect(board.get(240)).toBeNull();
    board.finish(concern);
    expect([board.get(240), board.get(241), board.get(242), board.get(243)]).toEqual([240, 241, 242, 243].map(concern));
  });
});
