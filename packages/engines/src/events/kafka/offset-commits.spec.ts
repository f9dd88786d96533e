import { OffsetCommits } from './offset-commits.js';

const position = (partition: number, offset: string) => ({ topic: 't', partition, offset });
const away = async () => {
  throw new Error('away');
};

describe('Commits of a consumer', () => {
  it('commit the newest position of each partition, once', async () => {
    const commits = new OffsetCommits();
    for (const offset of ['1', '2', '3']) commits.add(position(0, offset));
    commits.add(position(1, '9'));
    const commit = jest.fn(async () => undefined);
    await commits.flush(commit);
    await commits.flush(commit);
    const partitions = [
      { partition: 0, offset: '3' },
      { partition: 1, offset: '9' },
    ];
    expect(commit.mock.calls).toEqual([[{ topics: [{ topic: 't', partitions }] }]]);
  });

  it('retry failed offsets with the next commit, unless a rebalance came between', async () => {
    const commits = new OffsetCommits();
    commits.add(position(0, '1'));
    await expect(commits.flush(away)).rejects.toThrow('away');
    const commit = jest.fn(async () => undefined);
    await commits.flush(commit);
    expect(commit).toHaveBeenCalledTimes(1);
    commits.add(position(0, '2'));
    commits.reset();
    await commits.flush(commit);
    expect(commit).toHaveBeenCalledTimes(1);
  });
});
