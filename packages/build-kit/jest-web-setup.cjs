const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// What a test waits for comes when it comes: on a busy machine the usual second is too short.
configure({ asyncUtilTimeout: 20_000 });
