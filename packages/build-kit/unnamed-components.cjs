/**
 * A loader. `Form.displayName = 'Form'` counts as a use, so a library's named components stay in a bundle that renders
 * none of them. The names are only for developer tools, so a production build omits them.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(React\w*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
