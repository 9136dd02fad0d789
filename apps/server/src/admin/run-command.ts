import { Refusal } from '../platform/refuse.ts';
import { problemWords } from '../platform/words.ts';
import { agencyCommands } from './agency-commands.ts';
import { type AdminHouse, type Command, Impossible, type Typed } from './command.ts';
import { companyCommands } from './company-commands.ts';

const commands: Record<string, Command> = { ...agencyCommands, ...companyCommands };

export type Asked =
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly text: string }
  | { readonly kind: 'run'; readonly command: Command; readonly typed: Typed };

/** What was typed, or why it cannot be understood. Touches nothing. */
export function readAsked(words: readonly string[]): Asked {
  const [name, ...rest] = words;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const about = rest[0] === undefined ? undefined : commands[rest[0]];
    return { kind: 'help', text: about && rest[0] ? helpOf(rest[0], about) : help() };
  }
  const command = commands[name];
  if (!command) return { kind: 'wrong', text: `There is no command "${name}".\n\n${help()}` };
  if (rest.includes('--help') || rest.includes('-h')) return { kind: 'help', text: helpOf(name, command) };
  const typed = readTyped(command, rest);
  return typeof typed === 'string'
    ? { kind: 'wrong', text: `${typed}\n\n${helpOf(name, command)}` }
    : { kind: 'run', command, typed };
}

function readTyped(command: Command, rest: readonly string[]): Typed | string {
  const words: string[] = [];
  const options: Record<string, string | boolean> = {};
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name = '', given] = word.slice(2).split(/=(.*)/s);
    const kind = command.options[name];
    if (!kind) return `There is no option --${name} here.`;
    if (kind === 'flag') options[name] = true;
    else {
      const value = given ?? rest[++at];
      if (value === undefined) return `--${name} needs a value.`;
      options[name] = value;
    }
  }
  const missing = command.usage.split(' ')[words.length];
  if (words.length < command.words) return `${missing} is missing.`;
  if (words.length > command.words)
    return `"${words[command.words]}" is too much. Put names of several words in quotes.`;
  return { words, options };
}

/** Gives the exit code: 0 done, 1 not possible and nothing changed. */
export async function runCommand(
  house: AdminHouse,
  { command, typed }: { command: Command; typed: Typed },
  complain: (line: string) => void,
): Promise<0 | 1> {
  try {
    await command.run(house, typed);
    return 0;
  } catch (error) {
    if (error instanceof Impossible) complain(error.message);
    else if (error instanceof Refusal) complain(problemWords[error.code].en);
    else throw error;
    return 1;
  }
}

const helpOf = (name: string, { usage, about, more = [] }: Command) =>
  [`npm run -s admin -- ${name} ${usage}`.trimEnd(), `  ${about}`, ...more.map((line) => `    ${line}`)].join('\n');

function help(): string {
  return [
    'Makes and ends agencies, advisors, companies and safety contacts, on the data that ESCALE_DATA or DATABASE_URL name,',
    'also while Escale runs. Ends with 0 when it is done, 1 when it is not possible, 2 when it was not understood.',
    '',
    ...Object.entries(commands).flatMap(([name, { usage, about, more = [] }]) => [
      `  ${name} ${usage}`.trimEnd(),
      `      ${about}`,
      ...more.map((line) => `        ${line}`),
    ]),
    '',
    'Names of several words go in quotes: npm run -s admin -- agency:add "Meridian Voyages"',
  ].join('\n');
}
