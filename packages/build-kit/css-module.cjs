// Style sheets mean nothing to a test.
module.exports = {};
