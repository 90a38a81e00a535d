import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const SUITE = '@modelcontextprotocol/conformance@0.1.16';
/** Scenarios of any server; the others ask for tools of the suite's own example, prompts, resources or streams. */
const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];
const SERVERS = ['/api/mcp', '/api/ucp/mcp'];

const run = promisify(execFile);

/** Asks both servers of the Model Context Protocol what its own suite asks; false where a check fails. */
export async function askConformance(shopUrl: string): Promise<boolean> {
  console.log(SUITE);
  let isPassed = true;
  for (const path of SERVERS) {
    for (const scenario of SCENARIOS) {
      const url = shopUrl.replace(/\/$/, '') + path;
      const asked = ['--yes', SUITE, 'server', '--url', url, '--scenario', scenario];
      const { stdout } = await run('npx', asked).catch(() => ({ stdout: '' }));
      const hasPassed = /Passed: (\d+)\/\1, 0 failed/.test(stdout);
      console.log(`  ${hasPassed ? 'ok  ' : 'FAIL'} ${path}: ${scenario}`);
      isPassed &&= hasPassed;
    }
  }
  return isPassed;
}
