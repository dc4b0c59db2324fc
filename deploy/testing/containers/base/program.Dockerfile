# A server of which the tests have the program.
FROM debian:trixie-slim
COPY program /usr/local/bin/server
ENTRYPOINT ["server"]
