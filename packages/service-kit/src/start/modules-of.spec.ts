import { Controller, type DynamicModule, Module } from '@nestjs/common';
import { modulesOf } from './modules-of.js';

@Controller()
class RideController {}
@Controller()
class GateController {}

@Module({ controllers: [RideController] })
class RidesModule {}
@Module({ imports: [RidesModule] })
class EffectsModule {}
@Module({ imports: [EffectsModule, RidesModule] })
class ServiceModule {}

const controllersOf = (module: Parameters<typeof modulesOf>[0]) =>
  modulesOf(module).flatMap(({ controllers }) => controllers);

it('a module has what all that it imports declare, each once', () => {
  expect(controllersOf(ServiceModule)).toEqual([RideController]);
});

it('a dynamic module has what it declares beside its class', () => {
  const gate: DynamicModule = { module: RidesModule, imports: [EffectsModule], controllers: [GateController] };
  expect(controllersOf(gate)).toEqual([RideController, GateController, RideController]);
});
