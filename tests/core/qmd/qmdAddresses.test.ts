import { qmdAddresses } from '../../../src/core/qmd/qmdAddresses';

describe('qmdAddresses', () => {
  it('tries all that localhost may mean, in turn', () => {
    expect(qmdAddresses('http://localhost:8181')).toEqual(['http://localhost:8181/query', 'http://127.0.0.1:8181/query', 'http://[::1]:8181/query']);
    expect(qmdAddresses('LocalHost')).toEqual(['http://localhost/query', 'http://127.0.0.1/query', 'http://[::1]/query']);
  });

  it('asks any other host as it is written', () => {
    expect(qmdAddresses('https://notes.example:444/search//qmd/')).toEqual(['https://notes.example:444/search/qmd/query']);
    expect(qmdAddresses('[::1]:8181')).toEqual(['http://[::1]:8181/query']);
    expect(qmdAddresses('192.168.1.5:8181')).toEqual(['http://192.168.1.5:8181/query']);
  });

  it.each(['', 'http://', 'ftp://localhost', 'file:///etc/hosts', 'javascript:alert(1)', 'http://me:secret@host', 'http://host?x=1', 'http://host#x', 'two words'])(
    'knows no address in %j', (url) => {
      expect(qmdAddresses(url)).toEqual([]);
    },
  );
});
