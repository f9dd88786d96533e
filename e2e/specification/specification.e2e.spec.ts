import { accountCalls } from './chapters/account-calls.js';
import { constants } from './chapters/constants.js';
import { driverAndRideCalls } from './chapters/driver-and-ride-calls.js';
import { entities } from './chapters/entities.js';
import { roles } from './chapters/roles.js';
import { states } from './chapters/states.js';
import { uploads } from './chapters/uploads.js';
import { validationOfDrivers } from './chapters/validation-of-drivers.js';
import { validationOfPeople } from './chapters/validation-of-people.js';
import { SpecificationFixture } from './specification-fixture.js';

// One platform for all chapters: earlier chapters read the data that later ones change.
const fixture = new SpecificationFixture();
beforeAll(() => fixture.open(), 120_000);
afterAll(() => fixture.close());

entities(fixture);
accountCalls(fixture);
driverAndRideCalls(fixture);
states(fixture);
validationOfPeople(fixture);
validationOfDrivers(fixture);
uploads(fixture);
roles(fixture);
constants(fixture);
