import 'reflect-metadata';
import type { DynamicModule, Provider, Type } from '@nestjs/common';

/** What a module declares itself. */
interface DeclaredModule {
  imports: readonly (Type | DynamicModule)[];
  controllers: readonly Type[];
  providers: readonly Provider[];
}

/** A module and all that it imports, each once; opens nothing. */
export function modulesOf(module: Type | DynamicModule): DeclaredModule[] {
  const seen = new Set<Type | DynamicModule>();
  const visit = (imported: Type | DynamicModule): DeclaredModule[] => {
    if (seen.has(imported)) return [];
    seen.add(imported);
    const declared = declaredBy(imported);
    return [declared, ...declared.imports.flatMap(visit)];
  };
  return visit(module);
}

/** A dynamic module declares beside what the decorator of its class says. */
function declaredBy(module: Type | DynamicModule): DeclaredModule {
  if (!('module' in module)) return decorated(module);
  const { imports, controllers, providers } = decorated(module.module);
  return {
    imports: [...imports, ...((module.imports ?? []) as DeclaredModule['imports'])],
    controllers: [...controllers, ...(module.controllers ?? [])],
    providers: [...providers, ...(module.providers ?? [])],
  };
}

const decorated = (module: Type): DeclaredModule => ({
  imports: Reflect.getMetadata('imports', module) ?? [],
  controllers: Reflect.getMetadata('controllers', module) ?? [],
  providers: Reflect.getMetadata('providers', module) ?? [],
});
