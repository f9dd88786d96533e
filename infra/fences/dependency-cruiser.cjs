// Every forbidden import. One rule, one sentence of docs/architecture.md.
module.exports = {
  forbidden: ['workspaces', 'libraries', 'services', 'rules', 'frontends'].flatMap((theme) =>
    require(`./forbidden/${theme}.cjs`),
  ),
  options: {
    tsConfig: { fileName: 'tsconfig.backend.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(gateway|infra|(services|packages|frontends)/[^/]+)/dist/|^\\.(cache|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
