// Reads dashboards as Grafana's own types do, strictly: an unknown or missing field and a wrong type are errors, also in panels and
// queries. One file for each argument.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"github.com/grafana/grafana-foundation-sdk/go/cog"
	"github.com/grafana/grafana-foundation-sdk/go/cog/plugins"
	"github.com/grafana/grafana-foundation-sdk/go/dashboard"
	"github.com/grafana/grafana-foundation-sdk/go/prometheus"
)

// Of queries the types of a dashboard read only what they know.
type queries struct {
	Panels []struct {
		Targets []json.RawMessage `json:"targets"`
	} `json:"panels"`
}

func main() {
	plugins.RegisterDefaultPlugins()
	for _, file := range os.Args[1:] {
		if err := check(file); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
	}
}

func check(file string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var read dashboard.Dashboard
	if err := found(read.UnmarshalJSONStrict(text)); err != nil {
		return err
	}
	if err := found(read.Validate()); err != nil {
		return err
	}
	var all queries
	if err := json.Unmarshal(text, &all); err != nil {
		return err
	}
	for panel, each := range all.Panels {
		for at, target := range each.Targets {
			var query prometheus.Dataquery
			if err := found(query.UnmarshalJSONStrict(target)); err != nil {
				return fmt.Errorf("panels[%d].targets[%d]: %w", panel, at, err)
			}
		}
	}
	return nil
}

// The module returns a list of errors also where there are none.
func found(err error) error {
	var all cog.BuildErrors
	if errors.As(err, &all) && len(all) == 0 {
		return nil
	}
	return err
}
