import { exportsIn, importsIn } from './import-lines.rules.js';

describe('imports', () => {
  it('are read with their names, over several lines, types marked', () => {
    const text = "import first, {\n  type Ride, // why\n  viewRide as view,\n} from './ride.js';";
    expect(importsIn(text)).toEqual([
      {
        specifier: './ride.js',
        names: [
          { name: 'Ride', isType: true },
          { name: 'viewRide', isType: false },
        ],
      },
    ]);
  });

  it.each(["import * as ride from './ride.js';", "await import('./ride.js');", "require('./ride.js')"])(
    'take everything: %s',
    (text) => {
      expect(importsIn(text)).toEqual([{ specifier: './ride.js', names: undefined }]);
    },
  );
});

describe('an import for its side effect', () => {
  it('has no names', () => {
    expect(importsIn("import './styles.css';")).toEqual([]);
  });
});

describe('exports', () => {
  it('declare a name, re-export one under another name, or re-export a whole file', () => {
    const text = [
      'export async function book() {}',
      'export interface Ride {}',
      "export { type Fare, fareOf as fare } from './fare.js';",
      "export * from './status.js';",
    ].join('\n');
    expect(exportsIn(text)).toEqual({
      names: [
        { name: 'book', isType: false },
        { name: 'Ride', isType: true },
        { name: 'Fare', isType: true, from: './fare.js' },
        { name: 'fare', isType: false, from: './fare.js' },
      ],
      stars: ['./status.js'],
    });
  });
});
