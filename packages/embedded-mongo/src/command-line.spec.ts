import { readCommandLine } from './command-line.js';

describe('the command line', () => {
  it('takes directory and port; by default writes are on disk before the answer', () => {
    expect(readCommandLine(['--dir', 'data', '--port', '27017'])).toEqual({
      help: false,
      directory: 'data',
      port: 27017,
      synchronous: 'FULL',
      parentPipe: false,
    });
  });

  it('takes --sync NORMAL and --parent-pipe', () => {
    const line = readCommandLine(['--dir=d', '--port=0', '--sync', 'NORMAL', '--parent-pipe']);
    expect(line).toMatchObject({ port: 0, synchronous: 'NORMAL', parentPipe: true });
  });

  it('has no port unless one is asked for', () => {
    expect(readCommandLine(['--dir', 'data']).port).toBeUndefined();
  });

  it('requires nothing with --help', () => {
    expect(readCommandLine(['--help']).help).toBe(true);
  });

  it.each([
    [['--port', '1'], 'The option --dir is missing; see --help.'],
    [['--dir', 'd', '--port', '70000'], "--port takes a number from 0 to 65535, not '70000'."],
    [['--dir', 'd', '--port', ''], "--port takes a number from 0 to 65535, not ''."],
    [['--dir', 'd', '--port', 'x'], "--port takes a number from 0 to 65535, not 'x'."],
    [['--dir', 'd', '--port', '1', '--sync', 'OFF'], "--sync takes FULL or NORMAL, not 'OFF'."],
    [['--dir', 'd', '--port', '1', '--fast'], "Unknown option '--fast'; see --help."],
  ])('refuses %j in one sentence', (args, sentence) => {
    expect(() => readCommandLine(args)).toThrow(sentence);
  });
});
