const barLength = 28;
const clearLine = '\u001b[K';
const lineEveryMilliseconds = 5_000;

interface Screen {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/** Shows a bar to a person, and to a log a line now and then. */
export function showProgress(label: string, screen: Screen = process.stdout) {
  let percentShown = -1;
  let lineAt = Date.now();
  return (done: number, total: number, what: string) => {
    const percent = total > 0 ? Math.floor((100 * done) / total) : 100;
    if (percent === percentShown) return;
    percentShown = percent;
    const isDone = percent === 100;
    if (screen.isTTY) {
      screen.write(`\r${clearLine}> ${label} ${barOf(percent)} ${percent} % ${isDone ? '\n' : what}`);
    } else if (isDone || Date.now() - lineAt >= lineEveryMilliseconds) {
      lineAt = Date.now();
      screen.write(`> ${label}: ${percent} %${isDone ? '' : `, ${what}`}\n`);
    }
  };
}

function barOf(percent: number): string {
  const full = Math.round((barLength * percent) / 100);
  return '█'.repeat(full) + '░'.repeat(barLength - full);
}
