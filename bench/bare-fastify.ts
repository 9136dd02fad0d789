import fastify from 'fastify';

/** What a request costs when it does nothing: the unit that our own figures are given in. */
const app = fastify();
app.get('/', () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
const address = app.server.address();
console.log(`ready ${typeof address === 'object' ? address?.port : address}`);
