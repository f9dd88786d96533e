import { exportsIn, importsIn } from './import-lines.rules.js';

describe('the lines that import', () => {
  it('name what they take, over several lines, types apart', () => {
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

describe('a line that imports for its effect alone', () => {
  it('takes no name', () => {
    expect(importsIn("import './styles.css';")).toEqual([]);
  });
});

describe('the lines that export', () => {
  it('declare a name, pass one on under another, or pass a whole file on', () => {
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
