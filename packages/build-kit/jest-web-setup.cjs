const { configure } = require('@testing-library/dom');
const { toast } = require('sonner');
require('@testing-library/jest-dom');
// Registered here, its cleanup after each test applies to every file that shares these modules, not only the first.
require('@testing-library/react');
// The library shows what an earlier test left open once more, in the next region that is mounted.
afterEach(() => toast.dismiss());

// On a busy machine the default wait of 1,000 ms is too short.
configure({ asyncUtilTimeout: 20_000 });
