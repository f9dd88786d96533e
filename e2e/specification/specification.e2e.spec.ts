import { accountCalls } from './chapters/account-calls.js';
import { constants } from './chapters/constants.js';
import { driverAndRideCalls } from './chapters/driver-and-ride-calls.js';
import { entities } from './chapters/entities.js';
import { roles } from './chapters/roles.js';
import { states } from './chapters/states.js';
import { uploads } from './chapters/uploads.js';
import { validationOfDrivers } from './chapters/validation-of-drivers.js';
import { validationOfPeople } from './chapters/validation-of-people.js';
import { SpecificationWorld } from './specification-world.js';

// One platform for all chapters: what the earlier ones find, the later ones change.
const world = new SpecificationWorld();
beforeAll(() => world.open(), 120_000);
afterAll(() => world.close());

entities(world);
accountCalls(world);
driverAndRideCalls(world);
states(world);
validationOfPeople(world);
validationOfDrivers(world);
uploads(world);
roles(world);
constants(world);
