const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');
// Registered here, its cleanup after each test applies to every file that shares these modules, not only the first.
require('@testing-library/react');

// On a busy machine the default wait of 1,000 ms is too short.
configure({ asyncUtilTimeout: 20_000 });
