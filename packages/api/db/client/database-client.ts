import pg from 'pg';
import { hasChoice, hostsOf, locationOf } from './database-address.ts';
import { type DatabaseHosts, databaseHosts, NoHostFits } from './database-hosts.ts';
import { type HostRole, isFit, roleQuery } from './pick-host.ts';

type ConnectCallback = Parameters<pg.Client['connect']>[0];

/**
 * A connection to the host of an address that fits its `target_session_attrs`. It is ended when another host takes over,
 * so that its owner connects again.
 */
export class DatabaseClient extends pg.Client {
  readonly #hosts: DatabaseHosts | undefined;

  constructor({ connectionString = '', ...config }: pg.ClientConfig = {}) {
    // The others differ by host and port alone.
    super({ ...config, connectionString: hostsOf(connectionString)[0] ?? '' });
    this.#hosts = hasChoice(connectionString) ? databaseHosts(connectionString) : undefined;
    // A broken connection fails the waiting statement; without a listener it would end the process.
    this.on('error', () => {});
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.Client> | undefined {
    const connecting = this.#hosts ? this.#connectTo(this.#hosts) : super.connect();
    if (!callback) return connecting;
    connecting.then(
      () => callback(null as never, this),
      (error: Error) => callback(error as never, this),
    );
    return undefined;
  }

  async #connectTo(hosts: DatabaseHosts): Promise<pg.Client> {
    const address = await hosts.choose();
    Object.assign(this, locationOf(address));
    const leave = hosts.enter(address, () => this.connection.stream.destroy());
    this.once('end', leave);
    try {
      await super.connect();
      await this.#mustFit(hosts);
      return this;
    } catch (error) {
      leave();
      hosts.doubt();
      this.end().catch(() => {});
      throw error;
    }
  }

  async #mustFit({ target }: DatabaseHosts): Promise<void> {
    const { rows } = await this.query<HostRole>(roleQuery);
    if (!rows[0] || !isFit(rows[0], target)) throw new NoHostFits(`has no host for ${target}: it has just changed`);
  }
}
