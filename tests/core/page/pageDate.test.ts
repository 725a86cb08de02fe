import fc from 'fast-check';
import { fileDate, pageDate } from '../../../src/core/page/pageDate';

const iso = (text: string) => {
  const date = pageDate(text);
  return date && new Date(date.instant).toISOString();
};

describe('pageDate', () => {
  it.each([
    ['2026-04-07', '2026-04-07T00:00:00.000Z'],
    ['2026-04-07T02:15', '2026-04-07T02:15:00.000Z'],
    ['2026-04-07T02:15:09Z', '2026-04-07T02:15:09.000Z'],
    ['2026-04-07T02:15:09.25+08:00', '2026-04-06T18:15:09.250Z'],
    ['2026-04-07 02:15', '2026-04-07T02:15:00.000Z'],
    ['2026-04-07 02:15:30 UTC', '2026-04-07T02:15:30.000Z'],
    ['2026-04-07 02:15 -0330', '2026-04-07T05:45:00.000Z'],
    ['2026-04-07 02:15 +02', '2026-04-07T00:15:00.000Z'],
    ['2026-04-07 02:15 CST', '2026-04-07T02:15:00.000Z'],
    ['2026-04', '2026-04-01T00:00:00.000Z'],
    ['2026', '2026-01-01T00:00:00.000Z'],
    ['2026/4/7', '2026-04-07T00:00:00.000Z'],
    ['20260407', '2026-04-07T00:00:00.000Z'],
    ['20260407T2130', '2026-04-07T21:30:00.000Z'],
    ['202604072130', '2026-04-07T21:30:00.000Z'],
    ['20260407213015Z', '2026-04-07T21:30:15.000Z'],
    [' 19-03-2023 22:27', '2023-03-19T22:27:00.000Z'],
    ['19.03.2023', '2023-03-19T00:00:00.000Z'],
    ['03/19/2023', '2023-03-19T00:00:00.000Z'],
    ['Thursday, March 2nd 2023, 1:30:22 pm', '2023-03-02T13:30:22.000Z'],
    ['Dec 1, 2023 12:05 am', '2023-12-01T00:05:00.000Z'],
    ['2 March 2023', '2023-03-02T00:00:00.000Z'],
  ])('reads %j', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  it.each(['', 'last tuesday', '2026-13-01', '2026-02-30', '2026-04-07 25:00', '2026-04-07 10:61', '12', '20', '2026 draft', '2026-04-07-b', 'Foo 3rd 2023', '1234567890123', '{{date}}', '0050-01-01'])('takes %j for no date', (text) => {
    expect(pageDate(text)).toBeNull();
  });

  it('keeps the date as it was written', () => {
    expect(pageDate(' 2025-03-01T23:30:00-08:00 ')).toEqual({ text: '2025-03-01T23:30:00-08:00', instant: Date.UTC(2025, 2, 2, 7, 30) });
  });

  it('reads back every instant that it is given in ISO', () => {
    const date = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(fc.property(date, (value) => expect(pageDate(value.toISOString())?.instant).toBe(value.getTime())));
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => {
      const date = pageDate(text);
      return date === null || Number.isFinite(date.instant);
    }));
  });
});

describe('fileDate', () => {
  it('shows a file time as its day, and takes impossible times for none', () => {
    expect(fileDate(Date.UTC(2026, 3, 7, 23, 59))).toEqual({ text: '2026-04-07', instant: Date.UTC(2026, 3, 7, 23, 59) });
    expect([null, NaN, Infinity, 9e15].map(fileDate)).toEqual([null, null, null, null]);
  });
});
