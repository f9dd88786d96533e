import { LOOPBACK } from '../../../infra/programs/ports.mjs';

/**
 * A container class with fixed ports on the machine: otherwise Docker gives a restarted container new ones
 * and binds them on every network interface.
 * @param {new (image: string) => import('testcontainers').GenericContainer} Container
 * @returns {new (image: string, ports: Record<number, number>, isLocal: boolean) => import('testcontainers').GenericContainer}
 *   `ports`: port on the machine by port in the container; `isLocal`: whether the containers run on this machine
 */
export const onLoopback = (Container) =>
  class extends Container {
    constructor(image, ports, isLocal) {
      super(image);
      this.chosenPorts = ports;
      this.hostAddress = isLocal ? LOOPBACK : '';
    }

    async beforeContainerCreated() {
      await super.beforeContainerCreated?.();
      for (const [inside, outside] of Object.entries(this.chosenPorts)) {
        this.withExposedPorts({ container: Number(inside), host: outside });
        this.hostConfig.PortBindings[`${inside}/tcp`] = [{ HostIp: this.hostAddress, HostPort: String(outside) }];
      }
    }
  };
