/** GraphiQL as files: its editor is 9 MB, so it is read when somebody first opens it. */
export interface GraphiqlAsset {
  readonly contentType: string;
  readonly body: string;
}

const SCRIPT = 'text/javascript; charset=utf-8';

// The page has a strict policy, so what the package would put inline is a file here.
const START = `
const element = document.querySelector('#root');
self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_, label) =>
    '/console/graphiql/' + ({ json: 'json', graphql: 'graphql' }[label] ?? 'editor') + '.worker.js',
};
YogaGraphiQL.renderYogaGraphiQL(element, JSON.parse(element.dataset.options));
`;

async function readAssets(): Promise<ReadonlyMap<string, GraphiqlAsset>> {
  const graphiql = await import('@graphql-yoga/render-graphiql/graphiql');
  return new Map([
    ['graphiql.css', { contentType: 'text/css; charset=utf-8', body: graphiql.css }],
    ['graphiql.js', { contentType: SCRIPT, body: graphiql.js }],
    ['start.js', { contentType: SCRIPT, body: START }],
    ['editor.worker.js', { contentType: SCRIPT, body: graphiql.editorWorkerService }],
    ['json.worker.js', { contentType: SCRIPT, body: graphiql.jsonWorker }],
    ['graphql.worker.js', { contentType: SCRIPT, body: graphiql.graphqlWorker }],
  ]);
}

let assets: Promise<ReadonlyMap<string, GraphiqlAsset>> | null = null;

export async function graphiqlAsset(name: string): Promise<GraphiqlAsset | null> {
  assets ??= readAssets();
  return (await assets).get(name) ?? null;
}
