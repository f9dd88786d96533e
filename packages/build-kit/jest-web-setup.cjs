const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');
// Here its cleaning after each test is meant for every file that shares these modules, not for the first alone.
require('@testing-library/react');

// What a test waits for comes when it comes: on a busy machine the usual second is too short.
configure({ asyncUtilTimeout: 20_000 });
