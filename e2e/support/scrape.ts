import { metricValueOf } from '@pothik/service-kit/testing';

/** The metrics of a process, as Prometheus reads them. */
export class Scrape {
  private constructor(private readonly text: string) {}

  static async of(port: number): Promise<Scrape> {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    if (response.status !== 200) throw new Error(`/metrics answered ${response.status}`);
    return new Scrape(await response.text());
  }

  valueOf(name: string, labels?: Readonly<Record<string, string>>): number | undefined {
    return metricValueOf(this.text, name, labels);
  }

  /** Every series whose name has this prefix, with its value. */
  series(prefix: string): [series: string, value: number][] {
    const lines = this.text.split('\n').filter((line) => line.startsWith(prefix));
    return lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    });
  }
}
