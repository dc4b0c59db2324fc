// What a stranger does with a client that oapi-codegen generated; it is only type-checked.
package main

import (
	"context"
	"net/http"
)

func main() {
	client, err := NewClientWithResponses("http://localhost:3000")
	if err != nil {
		panic(err)
	}
	signedIn, err := client.LoginWithResponse(context.Background(), nil, LoginDto{Username: "admin", Password: "admin"})
	if err != nil {
		panic(err)
	}
	if signedIn.JSON400 != nil {
		panic(signedIn.JSON400.Data.Errors[0].Field)
	}
	success, err := signedIn.JSON200.AsLoginSuccess()
	if err != nil {
		panic(err)
	}
	withToken := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+success.Data.Token)
		return nil
	}
	size := 10
	listed, err := client.ListPoliciesWithResponse(context.Background(), &ListPoliciesParams{PageSize: &size}, withToken)
	if err != nil {
		panic(err)
	}
	if refusal, err := listed.JSON200.AsRefusalDto(); err == nil && refusal.Code == RefusalCodeConflict {
		panic(*refusal.Data.Version)
	}
}
